import { startMailServer } from '../support/fakes/mailServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { callFunction, type Sender } from '../support/rooms/callFunction.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { passTime, passTimeSeed, writeReminders } from '../support/servers/passTime.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'
import { signInOnScreen } from '../support/signIn.ts'

// Reminders as they arrive. The database of these tests has a function that turns the clock.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${ports.clientReminders.web}` })

// Calendar days that contain two working days but not five, and further ones with the fifth, whatever the day is.
const [aFewDays, aWeekAndMore] = ['6 days', '5 days']

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  mailServer = await startMailServer()
  own = await startOwnStack(ports.clientReminders, { shellEnv: mailServer.env, seeds: [passTimeSeed] })
})

test.afterAll(async () => {
  await own.dispose()
  await mailServer.stop()
})

type Request = Parameters<typeof createRoom>[0]

/** The reminders to an address, once there are so many. */
async function waitForReminders(address: string, count: number) {
  const list = () => mailServer.mailsTo(address).filter(({ subject }) => subject.endsWith('is waiting for you'))
  await expect.poll(() => list().length, { timeout: 20_000 }).toBe(count)
  return list()
}

/** How many reminders to an address were ever written, sent or not. */
async function countWritten(request: Request, admin: Sender, searched: string) {
  const filter = { searched, in_state: '', page: 1, page_size: 25 }
  const rows = (await callFunction(request, admin, 'admin_mails', filter)) as { label: string }[]
  return rows.filter(({ label }) => label === 'Waiting for the client').length
}

const linkIn = ({ text }: { text: string }, label: string) => new RegExp(`${label}: (\\S+)`).exec(text)![1]!

test('a client who keeps the team waiting is reminded of what still waits, once more, and then no more [FORT-180, FORT-181, FORT-182, FORT-183, FORT-185]', async ({
  page,
  request,
}) => {
  test.slow()
  const { client, project, admin } = await createRoom(request, { name: 'Patient agent' })
  const content = { title: 'Refund', input: 'A complaint', expected: 'An apology', importance: 'must' }
  await callFunction(request, admin, 'save_acceptance_case', { case_id: crypto.randomUUID(), project, ...content })
  const { version } = (await callFunction(request, admin, 'acceptance_list', { project })) as { version: number }
  await callFunction(request, admin, 'confirm_acceptance_list', { project, list_version: version })
  await passTime(own.stack, aFewDays)
  await writeReminders(own.stack)
  const [first] = await waitForReminders(client.email, 1)
  expect(first!.subject).toBe('“Patient agent” is waiting for you')
  expect(first!.text).toContain('- Answer the brief and send it.')
  expect(first!.text).toContain('- Confirm the list of acceptance cases, or change it.')
  expect(first!.text).toContain('Nothing is accepted or decided for you in the meantime.')
  expect(first!.html).toContain(`href="${own.stack.origin}/project/${project}/brief"`)

  await page.goto(linkIn(first!, 'Open the cases'))
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await signInOnScreen(page, client, `/project/${project}/cases`)
  await page.getByRole('button', { name: 'Confirm the list' }).click()
  await expect(page.getByText(/agreed on this list on/)).toBeVisible()

  await passTime(own.stack, aWeekAndMore)
  await writeReminders(own.stack)
  const [, second] = await waitForReminders(client.email, 2)
  expect(second!.text).toContain('- Answer the brief and send it.')
  expect(second!.text).not.toContain('acceptance cases')
  await page.goto(linkIn(second!, 'Open the brief'))
  await expect(page).toHaveURL(`/project/${project}/brief`)
  await expect(page.getByText('0 of 8 questions answered')).toBeVisible()

  const { client: other } = await createRoom(request, { name: 'Newer agent' })
  await passTime(own.stack, '30 days')
  await writeReminders(own.stack)
  await waitForReminders(other.email, 1)
  expect(await countWritten(request, admin, client.email)).toBe(2)
  await page.reload()
  await expect(page.getByText('0 of 8 questions answered')).toBeVisible()
})

test('a client who turns reminders off on the page of the profile gets none [FORT-184]', async ({ page, request }) => {
  test.slow()
  const { client, admin } = await createRoom(request, { name: 'Quiet agent' })
  await passTime(own.stack, aFewDays)
  await writeReminders(own.stack)
  const [mail] = await waitForReminders(client.email, 1)
  await page.goto(linkIn(mail!, 'Choose which emails you get'))
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await signInOnScreen(page, client, '/profile/edit')
  await page.getByLabel('Reminders about open tasks').selectOption('Never')
  await page.getByRole('button', { name: 'Save email settings' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Reminders about open tasks')).toHaveValue('off')

  const { client: other } = await createRoom(request, { name: 'Loud agent' })
  await passTime(own.stack, aWeekAndMore)
  await passTime(own.stack, aWeekAndMore)
  await writeReminders(own.stack)
  await waitForReminders(other.email, 1)
  expect(await countWritten(request, admin, client.email)).toBe(1)
})

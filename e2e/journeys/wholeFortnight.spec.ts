import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { createClient } from '../support/createClient.ts'
import { type Mail, startMailServer } from '../support/fakes/mailServer.ts'
import { accounts, expect } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { test } from '../support/rooms/devices.ts'
import {
  answerBrief,
  createProject,
  importCases,
  inDialog,
  payInstalment,
  putUpForApproval,
  today,
} from '../support/rooms/wholeFortnight.ts'
import { moveClock, moveClockSeed } from '../support/servers/moveClock.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// A project from its first day to its certificate, with all mails as they arrive. The database has a function that moves its clock.
test.use({ baseURL: `http://localhost:${ports.wholeFortnight.web}` })

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  mailServer = await startMailServer()
  own = await startOwnStack(ports.wholeFortnight, { shellEnv: mailServer.env, seeds: [moveClockSeed] })
})

test.afterAll(async () => {
  await own.dispose()
  await mailServer.stop()
})

/** The first mail to an address whose text matches, once it has arrived. */
async function waitForMail(address: string, pattern: RegExp): Promise<Mail> {
  const find = () => mailServer.mailsTo(address).find(({ text }) => pattern.test(text))
  await expect.poll(find, { timeout: 20_000, message: `a mail with ${String(pattern)}` }).toBeTruthy()
  return find()!
}

/** Opens a link of a mail, the way a reader of the mail does who is signed in. */
const openLink = (page: Page, { text }: Mail, pattern: RegExp) => page.goto(pattern.exec(text)![1]!)

const linkToProject = /: (http\S+\/project\/[0-9a-f-]{36}\S*)/

const aWeekPasses = () => moveClock(own.stack, '7 days')

test('a client and the team run a whole fortnight together, from the brief to the verified certificate and the published rating [FORT-102]', async ({
  openDevice,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const account = await createClient(request)
  const client = await openDevice(account, '/dashboard')
  const project = await createProject(client)
  const admin = await openDevice(accounts.admin, `/admin/projects/${project}?tab=brief`)
  const openTab = (name: string) => admin.getByRole('tab', { name }).click()

  await test.step('the client answers the brief, and the team accepts it and starts the clock', async () => {
    await answerBrief(client)
    await admin.getByRole('button', { name: 'Accept the brief' }).click()
    await inDialog(admin, 'Accept the brief')
    await admin.getByRole('link', { name: 'Start the project' }).click()
    await admin.getByLabel('First day').fill(today())
    await admin.getByRole('button', { name: 'Start project' }).click()
    await admin.getByRole('button', { name: 'Set to Active' }).click()
    await client.getByRole('link', { name: 'Overview' }).click()
    await expect(client.getByRole('list', { name: 'The plan' }).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the first installment is paid, and both agree on the cases', async () => {
    await openTab('Payments')
    await payInstalment(admin, 'First')
    await client.getByRole('link', { name: 'Cases' }).click()
    await openTab('Cases')
    await importCases(client)
    await client.getByRole('button', { name: 'Confirm the list' }).click()
    await admin.getByRole('button', { name: 'Confirm the list' }).click()
    await expect(client.getByText(/agreed on this list on/)).toBeVisible()
  })

  await test.step('a week later, the client has followed a mail to the plan, and approves a deliverable by mail', async () => {
    await aWeekPasses()
    const started = await waitForMail(account.email, /We’ve accepted your brief/)
    await openLink(client, started, linkToProject)
    await expect(client.getByRole('heading', { level: 1, name: 'Support agent' })).toBeVisible()
    await admin.goto(`/admin/projects/${project}?tab=plan`)
    await admin.getByRole('button', { name: 'Mark Discovery as done' }).click()
    await openTab('Deliverables')
    await putUpForApproval(admin)
    const decision = await waitForMail(account.email, /\/decide\/[0-9a-f]{64}/)
    await openLink(client, decision, /(http\S+\/decide\/[0-9a-f]{64})/)
    await client.getByRole('button', { name: 'Approve everything' }).click()
    await expect(client.getByRole('heading', { name: 'Approved' })).toBeVisible()
    await expect(admin.getByText(/^The client approved it by email on/)).toBeVisible()
  })

  await test.step('in the second week the agent is built, and passes what was agreed', async () => {
    await aWeekPasses()
    await admin.goto(`/admin/projects/${project}?tab=plan`)
    await admin.getByRole('button', { name: 'Mark Build as done' }).click()
    await openTab('Cases')
    await admin.getByRole('button', { name: 'New version' }).click()
    await admin.getByRole('dialog').getByLabel('Name', { exact: true }).fill('1.0')
    await inDialog(admin, 'Add version')
    await client.goto(`/project/${project}/cases`)
    for (const number of [1, 2]) {
      await client.getByRole('button', { name: `Record result of case ${number}` }).click()
      await client.getByRole('dialog').getByLabel('Passed', { exact: true }).check()
      await inDialog(client, 'Save result')
      await expect(client.getByRole('dialog')).toHaveCount(0)
    }
    await expect(admin.getByRole('heading', { name: '2 of 2 cases passed with version 1.0' })).toBeVisible()
    await openTab('Plan')
    for (const step of ['Test', 'Launch']) await admin.getByRole('button', { name: `Mark ${step} as done` }).click()
  })

  await test.step('the client signs off, and strangers can verify the certificate', async () => {
    await client.getByRole('link', { name: 'Handover' }).click()
    await client.getByLabel('Your full name').fill('Vera Visitor')
    await client.getByRole('checkbox', { name: /^I have read what I accept/ }).check()
    await client.getByRole('button', { name: 'Sign off on the project' }).click()
    await expect(client.getByRole('heading', { name: 'This project is signed off' })).toBeVisible()
    const stranger = await browser.newPage()
    const link = await client.getByRole('link', { name: 'Verify this certificate' }).getAttribute('href')
    await stranger.goto(link!)
    await expect(stranger.getByText(/^The certificate matches our records/)).toBeVisible()
    await stranger.close()
    const { SUPABASE_URL: _url, ...env } = process.env
    const { stdout } = await promisify(execFile)('node', ['.config/run.mjs', 'database/commands/verifyAcceptances'], {
      env: { ...env, FORTNIGHT_API_PORT: String(ports.wholeFortnight.api) },
    })
    expect(stdout).toContain('Problems: 0.')
    await moveClock(own.stack, '10 minutes')
    const confirmation = await waitForMail(account.email, /You signed off on the project/)
    const [number = ''] = /[0-9a-f-]{36}/.exec(link!)!
    expect(confirmation.text).toContain(`The number of your certificate is ${number}.`)
    await openLink(client, confirmation, linkToProject)
    await client.getByRole('link', { name: 'Handover' }).click()
  })

  await test.step('the second installment is paid, and the sentence of the client is published', async () => {
    await openTab('Payments')
    await payInstalment(admin, 'Second')
    await client.getByRole('radio', { name: '5' }).check()
    await client.getByLabel('Your review in a sentence').fill('Two weeks, as promised.')
    await client.getByRole('checkbox', { name: /may publish my review/ }).check()
    await client.getByRole('radio', { name: /^Without a name/ }).check()
    await client.getByRole('button', { name: 'Save rating' }).click()
    await expect(client.getByText('You rated this project 5 out of 5.')).toBeVisible()
    await admin.goto('/admin/testimonials')
    await admin.getByRole('switch', { name: /^Published: / }).click()
    await expect(admin.getByRole('switch')).toBeChecked()
    const visitor = await browser.newPage()
    await visitor.goto('/')
    await expect(visitor.getByText('Two weeks, as promised.')).toBeVisible()
    await visitor.close()
    await client.goto(`/project/${project}/statement`)
    await expect(client.getByRole('row', { name: /^Remaining \$0/ })).toBeVisible()
  })
})

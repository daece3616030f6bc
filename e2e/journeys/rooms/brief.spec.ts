import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect } from '../../support/fixtures.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { test } from '../../support/rooms/devices.ts'
import { messagesOn } from '../../support/rooms/conversation.ts'

test('a client fills in the brief on a phone and goes on elsewhere, the team asks back and accepts it, and the project starts [FORT-41, FORT-51, FORT-55]', async ({
  openDevice,
  request,
}) => {
  test.slow()
  const { client, project } = await createRoom(request, { name: 'Briefed agent' })
  const phone = await openDevice(client, `/project/${project}`)
  await phone.setViewportSize({ width: 360, height: 720 })
  await expect(phone.getByText('Answer the brief.')).toBeVisible()
  await phone.getByRole('link', { name: 'Open the brief' }).click()
  await expect(phone.getByText('Question 1 of 8 · 0 answered')).toBeVisible()
  // One question per screen.
  await expect(phone.getByLabel('What should the agent do?')).toBeVisible()
  await expect(phone.getByRole('radio', { name: 'Email' })).toBeHidden()
  await phone.getByLabel('What should the agent do?').fill('Answer emails about appointments.')
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('radio', { name: 'Email' }).check()
  await expect(phone.getByText('Question 2 of 8 · 2 answered')).toBeVisible()
  await expectAccessibleInBothSchemes(phone)

  const laptop = await openDevice(client, `/project/${project}/brief`)
  await expect(laptop.getByLabel('What should the agent do?')).toHaveValue('Answer emails about appointments.')
  await laptop.getByLabel('Which systems does it have to read').fill('The shared mailbox.')
  await laptop.getByLabel('How often does this job come up').fill('many')
  await expect(laptop.getByText('Please enter a number, such as 120 or 2.5.')).toBeVisible()
  await laptop.getByLabel('How often does this job come up').fill('900')
  await laptop.getByLabel('Which languages').fill('English.')
  await laptop.getByLabel('Who approves').fill('Noor Haddad.')
  await expect(laptop.getByText('6 of 8 questions answered')).toBeVisible()
  await expectAccessibleInBothSchemes(laptop)
  await laptop.getByRole('button', { name: 'Send the brief' }).click()
  await expect(laptop.getByRole('heading', { name: 'We have your brief' })).toBeVisible()

  const admin = await openDevice(accounts.admin, `/admin/projects/${project}?tab=plan`)
  await expect(admin.getByRole('heading', { name: 'The brief is not accepted yet' })).toBeVisible()
  await admin.getByRole('link', { name: 'Open the brief' }).click()
  await expect(admin.getByText('Complete', { exact: true })).toBeVisible()
  await admin.getByRole('button', { name: 'Ask a question about Which systems' }).click()
  await admin.getByLabel('Your question').fill('Which mailbox exactly?')
  await admin.getByRole('button', { name: 'Send question' }).click()
  await expect(admin.getByText('You can accept it once the client has answered what you asked.')).toBeVisible()
  await expectAccessibleInBothSchemes(admin)

  // Without a reload.
  await expect(laptop.getByText('Which mailbox exactly?')).toBeVisible()
  await laptop.getByLabel('Which systems does it have to read').fill('The shared mailbox desk@example.com.')
  await expect(laptop.getByText('Which mailbox exactly?')).toHaveCount(0)
  await laptop.getByRole('link', { name: 'Messages' }).click()
  await expect(messagesOn(laptop)).toContainText(['Which mailbox exactly?'])

  await expect(admin.getByText('The shared mailbox desk@example.com.')).toBeVisible()
  await admin.getByRole('button', { name: 'Accept the brief' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Accept this brief?' })
  await expectAccessibleInBothSchemes(admin)
  await dialog.getByRole('button', { name: 'Accept the brief' }).click()
  await admin.getByRole('link', { name: 'Start the project' }).click()
  await admin.getByLabel('First day').fill('2090-01-02')
  await admin.getByRole('button', { name: 'Start project' }).click()
  await expect(admin.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4)
  await phone.getByRole('link', { name: 'Brief' }).click()
  await expect(phone.getByText(/^We’ve accepted the brief/)).toBeVisible()
})

test('an answer that was changed on two devices is shown on both before it is replaced [FORT-54]', async ({
  openDevice,
  request,
}) => {
  const { client, project } = await createRoom(request, { name: 'Contested brief' })
  const first = await openDevice(client, `/project/${project}/brief`)
  const second = await openDevice(client, `/project/${project}/brief`)
  await second.route('**/rpc/save_brief_answer', (route) => route.abort())
  await second.getByLabel('What should the agent do?').fill('Sort invoices.')
  await expect(second.getByText(/What you typed stays here\./)).toBeVisible()
  await first.getByLabel('What should the agent do?').fill('Answer emails.')
  await expect(first.getByText('1 of 8 questions answered')).toBeVisible()
  await second.unroute('**/rpc/save_brief_answer')
  await second.getByRole('button', { name: 'Retry' }).click()
  await expect(second.getByText('On another device, this was answered in the meantime:')).toBeVisible()
  await expect(second.getByLabel('What should the agent do?')).toHaveValue('Sort invoices.')
  await expectAccessibleInBothSchemes(second)
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await expect(first.getByLabel('What should the agent do?')).toHaveValue('Sort invoices.')
})

test('an admin prepares a new questionnaire, sees it as clients do, and deletes the draft [FORT-57]', async ({
  openDevice,
}) => {
  test.slow()
  const admin = await openDevice(accounts.admin, '/admin/briefs')
  admin.on('dialog', (dialog) => void dialog.accept())
  await expect(admin.getByText('In use')).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('button', { name: 'New version' }).click()
  await admin.getByRole('button', { name: 'Add question' }).click()
  await admin.getByLabel('Question', { exact: true }).fill('Who answers on weekends?')
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Add question' }).click()
  const questions = admin.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(questions.last()).toContainText('Who answers on weekends?')
  await admin.getByRole('button', { name: 'Move up: Who answers' }).click()
  await expect(questions.last()).not.toContainText('Who answers on weekends?')
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByRole('list', { name: 'Changes' })).toContainText('Who answers on weekends?')
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('button', { name: 'Keep editing' }).click()
  await admin.getByRole('tab', { name: 'Preview' }).click()
  await expect(admin.getByRole('textbox', { name: 'Who answers on weekends?' })).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('button', { name: 'Delete draft' }).click()
  await expect(admin).toHaveURL('/admin/briefs')
})

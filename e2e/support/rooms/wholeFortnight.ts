import { expect, type Page } from 'playwright/test'

const casesCsv = `Title,Input,Expected result,Importance
Refund,A complaint,"An apology, and a refund",must
Thanks,A kind word,A short reply,should`

/** The day of the business. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(new Date())
/** Presses a button of the dialog that is open. */
export const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Creates a project on the dashboard. Returns its id. */
export async function createProject(client: Page) {
  await client.getByRole('button', { name: 'New project' }).first().click()
  const dialog = client.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Project name').fill('Support agent')
  await dialog.getByLabel('Pricing plan').selectOption('professional-agent')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await client.getByRole('link', { name: 'Support agent', exact: true }).click()
  await client.waitForURL(/\/project\/[0-9a-f-]{36}$/)
  return client.url().split('/').at(-1)!
}

export async function answerBrief(client: Page) {
  await client.getByRole('link', { name: 'Open the brief' }).click()
  await client.getByLabel('What should the agent do?').fill('Answer emails about orders.')
  await client.getByRole('radio', { name: 'Email' }).check()
  await client.getByLabel('Which systems does it have to read').fill('The shared mailbox.')
  await client.getByLabel('How often does this job come up').fill('900')
  await client.getByLabel('Which languages').fill('English.')
  await client.getByLabel('Who approves').fill('Vera Visitor.')
  await expect(client.getByText('6 of 8 questions answered')).toBeVisible()
  await client.getByRole('button', { name: 'Send the brief' }).click()
  await expect(client.getByRole('heading', { name: 'We have your brief' })).toBeVisible()
}

export async function importCases(client: Page) {
  const buffer = Buffer.from(casesCsv)
  await client.getByRole('button', { name: 'Import CSV' }).click()
  await client.getByLabel('CSV file').setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer })
  await inDialog(client, 'Import 2 cases')
  await expect(client.getByRole('dialog')).toHaveCount(0)
}

export async function putUpForApproval(admin: Page) {
  await admin.getByRole('button', { name: 'New deliverable' }).click()
  const dialog = admin.getByRole('dialog', { name: 'New deliverable' })
  await dialog.getByLabel('Name').fill('First draft')
  await dialog.getByLabel('Links').fill('https://demo.example/agent The demo')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await admin.getByRole('button', { name: 'Put up for approval First draft' }).click()
}

export async function payInstalment(admin: Page, which: 'First' | 'Second') {
  await admin.getByRole('button', { name: `Mark ${which} installment as paid` }).click()
  await admin.getByLabel('Payment date').fill(today())
  await admin.getByLabel('Reference').fill(`TR-${which}`)
  await admin.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(admin.getByRole('button', { name: `Mark ${which} installment as paid` })).toHaveCount(0)
}

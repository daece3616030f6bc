import { randomUUID } from 'node:crypto'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, test } from '../../support/fixtures.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('an admin talks with a client on the page of the project [ROOM-60, ROOM-61]', async ({
  browser,
  page,
  request,
}) => {
  const name = `Talking agent ${randomUUID()}`
  const { client, project, admin } = await createRoom(request, { name, message: 'Can it read **scans**?' })
  const { headers } = admin
  const start = { status: 'active', started_on: '2025-09-01' }
  await request.patch(`/rest/v1/projects?id=eq.${project}`, { headers, data: start })
  await openSignedIn(page, accounts.admin, `/admin/projects?client=${client.id}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/admin/projects/${project}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'The fourteen days' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('tab', { name: 'Messages 1 new' }).click()
  await expect(page).toHaveURL(`/admin/projects/${project}?tab=messages`)
  await expect(page.getByText('scans', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  // Seen, so read.
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
  await page.getByLabel('Write to Vera Visitor').fill('It can read scans and faxes.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'It can read scans and faxes.' })).toBeVisible()

  const clientPage = await browser.newPage()
  await openSignedIn(clientPage, client, '/dashboard')
  const [answer] = (await callFunction(request, client, 'project_thread', { project })) as Record<string, unknown>[]
  expect(answer).toMatchObject({ side: 'team', body: 'It can read scans and faxes.' })
  await clientPage.close()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('The client created the project')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('notes of the team stay with the team [ROOM-58, ROOM-59]', async ({ page, request }) => {
  const secret = `note${randomUUID()}`
  const { client, project } = await createRoom(request, { name: 'Noted agent', message: 'Hello' })
  await openSignedIn(page, accounts.admin, `/admin/projects/${project}?tab=notes`)
  await page.getByRole('button', { name: 'Write a note' }).click()
  await expect(page.getByText('Only the team sees this. Clients never do.')).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill(`**Pays late** ${secret}`)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(`Pays late ${secret}`)

  // By no way that a client has.
  const { headers } = client
  const notes = await request.get(`/rest/v1/project_notes?select=id,body&project_id=eq.${project}`, { headers })
  expect(await notes.text()).not.toContain(secret)
  for (const [name, data] of [
    ['project_thread', { project }],
    ['search_rooms', { searched: secret }],
    ['project_file_list', { project }],
    ['export_own_data', {}],
    ['unread_counts', {}],
  ] as const) {
    expect(JSON.stringify(await callFunction(request, client, name, data)), name).not.toContain(secret)
  }
  const history = await request.get(`/rest/v1/rpc/project_history?project=${project}`, { headers })
  expect(await history.text()).not.toContain(secret)
  const clientPage = await page.context().browser()!.newPage()
  await openSignedIn(clientPage, client, `/project/${project}`)
  await expect(clientPage.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(clientPage.getByText(secret)).toHaveCount(0)
  await clientPage.close()

  await page.getByRole('button', { name: /^Edit note by/ }).click()
  await page.getByLabel('Note', { exact: true }).fill('Pays on time now')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Pays on time now')).toBeVisible()
  await expect(page.getByText('· edited')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /^Delete note by/ }).click()
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
})

test('the room of a deleted project can be read, and opens again when it is restored [ROOM-60]', async ({
  page,
  request,
}) => {
  const { client, project, admin } = await createRoom(request, { name: 'Deleted agent', message: 'Goodbye' })
  await request.delete(`/rest/v1/projects?id=eq.${project}`, { headers: client.headers })
  await openSignedIn(page, accounts.admin, `/admin/projects/${project}?tab=messages`)
  await expect(page.getByText(/^This project was deleted on/)).toBeVisible()
  await expect(page.getByText('Goodbye')).toBeVisible()
  await expect(page.getByLabel('Write to Vera Visitor')).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Write to Vera Visitor')).toBeVisible()
  expect(await callFunction(request, admin, 'project_room', { project })).toMatchObject([{ is_closed: false }])
})

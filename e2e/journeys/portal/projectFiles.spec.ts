import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { chooseFiles, uploadFile } from '../../support/rooms/files.ts'
import { fetchMessages, sendMessages } from '../../support/rooms/messages.ts'
import { expectNoXss } from '../../support/security/expectNoXss.ts'
import { xssVectors } from '../../support/security/xssVectors.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('files are uploaded, shown, versioned, restored and deleted [ROOM-30, ROOM-32, ROOM-33, ROOM-34]', async ({
  page,
  request,
  pageErrors,
}) => {
  const { client, project, admin } = await createRoom(request)
  await openSignedIn(page, client, `/project/${project}/files`)
  await expect(page.getByText(/Up to 25 MB per file, 500 MB per project/)).toBeVisible()
  await page.getByLabel('Note for the next upload (optional)').fill('First draft')
  await chooseFiles(page, 'Files to upload', [{ name: 'Plan.txt', content: 'The first plan' }])
  const plan = page.getByRole('article', { name: 'Plan.txt' })
  await expect(plan).toContainText('First draft')
  await chooseFiles(page, 'Files to upload', [{ name: 'Plan.txt', content: 'The second plan' }])
  await expect(plan).toContainText('Version 2')

  await plan.getByRole('button', { name: 'Preview Plan.txt' }).click()
  await expect(page.frameLocator('iframe').getByText('The second plan')).toBeVisible()
  await page.keyboard.press('Escape')

  await plan.getByRole('button', { name: 'More: Plan.txt' }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByRole('dialog')).toContainText('restored from version 1')
  await page.keyboard.press('Escape')
  await expect(plan).toContainText('Version 3')
  const download = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Download Plan.txt' }).click()
  expect((await download).suggestedFilename()).toBe('Plan.txt')

  await uploadFile(request, admin, project, { name: 'Report.html', content: '<script>alert(1)</script>' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Preview Report.html' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More: Plan.txt' }).click()
  await page.getByRole('button', { name: 'Delete file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
  await expect(plan).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('a message carries files, and mentions one that leads to its place [ROOM-35, ROOM-31]', async ({
  page,
  request,
}) => {
  const { client, project, path, admin } = await createRoom(request)
  await openSignedIn(page, client, path)
  await chooseFiles(page, 'Files to attach', [
    { name: 'a.txt', content: 'A' },
    { name: 'b.txt', content: 'B' },
  ])
  await expect(page.getByRole('button', { name: 'Remove from the message: b.txt' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Two files, see ')
  await page.getByRole('button', { name: 'Mention a file' }).click()
  await page.getByRole('button', { name: /^a\.txt/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    page
      .getByRole('region', { name: 'Conversation' })
      .getByRole('article')
      .getByRole('button', { name: /^b\.txt/ }),
  ).toBeVisible()
  // The message is shown before it is stored, and its files are stored in any order.
  const fetchFileNames = async () =>
    (await fetchMessages(request, admin, project))[0]?.files.map(({ name }) => name).sort()
  await expect.poll(fetchFileNames).toEqual(['a.txt', 'b.txt'])
  await page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('article')
    .getByRole('link', { name: 'a.txt' })
    .click()
  await page.waitForURL('**/files?file=*')
  await expect(page.getByRole('article', { name: 'a.txt' })).toBeInViewport()
})

const loadNormally = () => Promise.resolve()
const fail = (pattern: string) => (page: Page) => page.route(pattern, (route) => route.abort())
const states = [
  { name: 'a conversation', path: 'messages', text: 'Is it ready?', open: loadNormally },
  { name: 'the files of a project', path: 'files', text: 'Plan.txt', open: loadNormally },
  { name: 'a failed conversation', path: 'messages', text: 'could not be loaded', open: fail('**/project_thread') },
  { name: 'failed files', path: 'files', text: 'could not be loaded', open: fail('**/project_file_list') },
]
for (const { name, path, text, open } of states) {
  test(`the screen “${name}” has no accessibility violations, light and dark [ROOM-19]`, async ({ page, request }) => {
    const { client, project, admin } = await createRoom(request)
    await sendMessages(request, admin, project, ['# Heading\n\nIs it ready?\n\n- one\n- two'])
    await uploadFile(request, admin, project, { name: 'Plan.txt', content: 'text' })
    await openSignedIn(page, client, '/dashboard')
    await open(page)
    await page.goto(`/project/${project}/${path}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}

test('malicious messages, notes and names of files are text [ROOM-17]', async ({ page, request }) => {
  const { client, project, path, admin } = await createRoom(request)
  const mark = 'only text here'
  await sendMessages(request, admin, project, [`${mark}\n\n${xssVectors.join('\n\n')}`])
  const name = `${mark} <img src=x onerror=alert(1)>.txt`
  await uploadFile(request, admin, project, { name, content: mark, note: '<svg onload=alert(1)>' })
  await openSignedIn(page, client, '/dashboard')
  await expectNoXss(page, mark, [
    { path },
    { path: `/project/${project}/files` },
    { path: `/dashboard/search?q=${encodeURIComponent('only text')}` },
  ])
})

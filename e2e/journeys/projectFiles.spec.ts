import { randomUUID } from 'node:crypto'
import { insertProjects } from '../support/clientProjects.ts'
import { createClient } from '../support/createClient.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { fetchFileLink, fetchFiles, requestFileLink, uploadFile } from '../support/rooms/files.ts'
import { createSession, fetchApiHeaders } from '../support/signIn.ts'

test('a client and an admin exchange files, and no one else can read or add any [ROOM-30, ROOM-26, ROOM-33]', async ({
  request,
}) => {
  const client = await createClient(request)
  const other = await createClient(request)
  const visitor = { headers: await fetchApiHeaders(request) }
  const admin = await createSession(request, accounts.admin)
  const [project] = await insertProjects(request, client, [{ name: 'Shared agent' }])
  const { id } = project!
  const first = await uploadFile(request, client, id, { name: 'Plan.txt', content: 'The first plan' })
  const second = await uploadFile(request, admin, id, { name: 'plan.txt', content: 'The second plan' })
  for (const reader of [client, admin]) {
    expect(await fetchFiles(request, reader, id)).toMatchObject([
      { versions: 2, current: { id: second, name: 'Plan.txt', side: 'team', mime_type: 'text/plain' } },
    ])
    const response = await request.get(await fetchFileLink(request, reader, first))
    expect([response.status(), await response.text()]).toEqual([200, 'The first plan'])
  }
  for (const [stranger, status] of [
    [other, 404],
    [visitor, 401],
  ] as const) {
    const upload = await request.post(`/project-files/${id}/${randomUUID()}?name=a`, { ...stranger, data: 'x' })
    expect(upload.status()).toBe(status)
    expect((await requestFileLink(request, stranger, first)).ok()).toBe(false)
  }
  expect((await request.get(`/project-files/open/${first}/Plan.txt`)).status()).toBe(403)
})

test('the end of a session ends its uploads and links [ROOM-33]', async ({ request }) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Left agent' }])
  const version = await uploadFile(request, client, project!.id, { name: 'Plan.txt', content: 'The plan' })
  await request.post('/auth/v1/logout?scope=local', { headers: client.headers })
  expect((await requestFileLink(request, client, version)).ok()).toBe(false)
  const url = `/project-files/${project!.id}/${randomUUID()}?name=a`
  expect((await request.post(url, { headers: client.headers, data: 'x' })).status()).toBe(401)
  expect((await request.post('/project-files/export-link', { headers: client.headers })).status()).toBe(401)
})

test('HTML and SVG are only downloaded, and a text runs nothing [ROOM-31]', async ({ page, request }) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Hostile agent' }])
  const script = '<script>document.title = "run"</script>'
  for (const [name, content] of [
    ['page.html', `<!doctype html><title>A</title>${script}`],
    ['drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['photo.png', `<html>${script}</html>`],
  ] as const) {
    const version = await uploadFile(request, client, project!.id, { name, content })
    const link = await fetchFileLink(request, client, version)
    const download = page.waitForEvent('download')
    await page.goto(link).catch(() => undefined)
    expect((await download).suggestedFilename()).toBe(name)
  }
  const text = 'A note about <b> tags'
  const version = await uploadFile(request, client, project!.id, { name: 'a.html', content: text })
  await page.goto(await fetchFileLink(request, client, version))
  await expect(page.getByText(text)).toBeVisible()
  expect(await page.title()).not.toBe('run')
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { liveFolder } from '../../.config/workspace.ts'
import { readPointer } from '../support/servers/changedRelease.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { createSession } from '../support/signIn.ts'

/** The rows of the CDN table in `.github/DEPLOY.md`: paths, `Cache-Control`, `CDN-Cache-Control`. */
const documentedHeaders = readFileSync(resolve(import.meta.dirname, '../../.github/DEPLOY.md'), 'utf8')
  .split('| path ')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .flatMap((row) => {
    const [paths = '', cacheControl = '', cdnCacheControl = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.replaceAll('`', '').trim())
    return paths.split(', ').map((path) => ({ path, cacheControl, cdnCacheControl }))
  })

test('every response has the cache headers that DEPLOY.md documents', async ({ request }) => {
  const fetchHtml = async (path: string) => (await request.get(path)).text()
  const imagePath = `/storage/v1/object/public/media/${crypto.randomUUID()}.webp`
  const whiteImage = { create: { width: 8, height: 8, channels: 3, background: 'white' } } as const
  const { headers } = await createSession(request, accounts.admin)
  const upload = await request.post(imagePath.replace('/public', ''), {
    headers: { ...headers, 'Content-Type': 'image/webp' },
    data: await sharp(whiteImage).webp().toBuffer(),
  })
  expect(upload.status()).toBe(200)
  const { entry } = readPointer(liveFolder('shell'))
  const [heroImage] = /\/images\/hero\/[\w/-]+\.svg/.exec(await fetchHtml('/'))!
  const [, slug] = /href="\/blog\/([a-z0-9-]+)"/.exec(await fetchHtml('/blog'))!

  // Paths in the table that stand for several URLs.
  const examples: Record<string, string[]> = {
    '/assets/<build>/…': [`/assets/${entry.url.replace('/client/', '/')}`],
    '/fonts/…': ['/fonts/bricolage-grotesque-4.woff2', '/fonts/figtree-accented-2.woff2'],
    '/storage/v1/object/public/media/…': [imagePath],
    '/images/hero/…': [heroImage],
    '/images/posts/…': [`/images/posts/${slug}.svg`],
    '/images/patterns/…': ['/images/patterns/letters.svg'],
    '/images/partners/…': ['/images/partners/acme.svg'],
    '/social/…': [`/social/${slug}.png`],
    'public pages': [
      '/',
      '/partners',
      '/blog',
      `/blog/${slug}`,
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/pricing',
    ],
    'account pages and guarded areas': ['/login', '/signup', '/admin/login', '/dashboard', '/admin'],
    'error responses': ['/nowhere', '/blog/no-such-post', '/blog/%E0%A4%A', '/assets/none.js', '/rest/v1/faqs'],
  }
  const received: typeof documentedHeaders = []
  for (const { path } of documentedHeaders) {
    for (const example of examples[path] ?? [path]) {
      const headers = (await request.get(example)).headers()
      received.push({
        path: example,
        cacheControl: headers['cache-control'] ?? '',
        cdnCacheControl: headers['cdn-cache-control'] ?? '',
      })
    }
  }
  const expected = documentedHeaders.flatMap(({ path, ...rest }) =>
    (examples[path] ?? [path]).map((example) => ({ path: example, ...rest })),
  )
  expect(received).toEqual(expected)
})

for (const [earlier, current] of [
  ['bricolage-grotesque-2', 'bricolage-grotesque-4'],
  ['figtree-1', 'figtree-2'],
]) {
  test(`a page of an earlier release that requests the font ${earlier} gets ${current}`, async ({ request }) => {
    const response = await request.get(`/fonts/${earlier}.woff2`)
    expect(response.status()).toBe(200)
    expect(response.url()).toContain(`/fonts/${current}.woff2`)
  })
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { readPointer } from '../support/changedRelease.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { createSession } from '../support/signIn.ts'
import { liveFolder } from '../../.config/workspace.ts'

/** What `.github/DEPLOY.md` promises to whoever puts a CDN in front: path, `Cache-Control`, `CDN-Cache-Control`. */
const promised = readFileSync(resolve(import.meta.dirname, '../../.github/DEPLOY.md'), 'utf8')
  .split('| path ')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .flatMap((row) => {
    const [paths = '', forAll = '', forCdn = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.replaceAll('`', '').trim())
    return paths.split(', ').map((path) => ({ path, forAll, forCdn }))
  })

test('every answer says how long it may be kept, as the table for operators promises', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  const image = `/storage/v1/object/public/media/${crypto.randomUUID()}.webp`
  const white = { create: { width: 8, height: 8, channels: 3, background: 'white' } } as const
  const { headers } = await createSession(request, accounts.admin)
  const stored = await request.post(image.replace('/public', ''), {
    headers: { ...headers, 'Content-Type': 'image/webp' },
    data: await sharp(white).webp().toBuffer(),
  })
  expect(stored.status()).toBe(200)
  const { entry } = readPointer(liveFolder('shell'))
  const [hero] = /\/images\/hero\/[\w/-]+\.avif/.exec(await html('/'))!
  const [, post] = /href="\/blog\/([a-z0-9-]+)"/.exec(await html('/blog'))!

  const examples: Record<string, string[]> = {
    '/assets/<build>/…': [`/assets/${entry.url.replace('/client/', '/')}`],
    '/fonts/…': ['/fonts/bricolage-grotesque-2.woff2'],
    '/storage/v1/object/public/media/…': [image],
    '/images/hero/…': [hero],
    '/images/posts/…': [`/images/posts/${post}.svg`],
    '/images/partners/…': ['/images/partners/somebody.svg'],
    '/social/…': [`/social/${post}.png`],
    'public pages': [
      '/',
      '/partners',
      '/blog',
      `/blog/${post}`,
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/pricing',
    ],
    'account pages and guarded areas': ['/login', '/signup', '/admin/login', '/dashboard', '/admin'],
    'error responses': ['/nowhere', '/blog/no-such-post', '/blog/%E0%A4%A', '/assets/none.js', '/rest/v1/faqs'],
  }
  const found: typeof promised = []
  for (const { path } of promised) {
    for (const example of examples[path] ?? [path]) {
      const answer = (await request.get(example)).headers()
      found.push({ path: example, forAll: answer['cache-control'] ?? '', forCdn: answer['cdn-cache-control'] ?? '' })
    }
  }
  const expected = promised.flatMap(({ path, ...rest }) =>
    (examples[path] ?? [path]).map((example) => ({ path: example, ...rest })),
  )
  expect(found).toEqual(expected)
})

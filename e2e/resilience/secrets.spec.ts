import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { execa } from 'execa'
import { readSecrets } from '../../.config/database/secrets.ts'
import { expect, test } from '../support/fixtures.ts'
import { findSecrets } from '../support/security/findSecrets.ts'

const root = resolve(import.meta.dirname, '../..')
const { jwtSecret, secretKey } = readSecrets()

const filesIn = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).filter((file) => statSync(resolve(root, file)).isFile())

const guiltyOf = (files: string[]) =>
  files.flatMap((file) =>
    findSecrets(readFileSync(resolve(root, file), 'latin1')).map((secret) => `${file}: ${secret}`),
  )

test('what gives a secret away is noticed', () => {
  const claims = Buffer.from('{"role":"service_role"}').toString('base64url')
  const header = Buffer.from('{"alg":"HS256"}').toString('base64url')
  for (const text of [
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    `sb_secret_${'x'.repeat(31)}`,
    ['postgres://admin:', 'hunter2@db.example.com'].join(''),
    `AKIA${'A'.repeat(16)}`,
    `${header}.${claims}.${'s'.repeat(43)}`,
    `key = "${secretKey}"`,
    `secret = "${jwtSecret}"`,
  ]) {
    expect(findSecrets(text), text).not.toEqual([])
  }
})

test('no build holds a secret', () => {
  const files = filesIn('{shell,marketing,portal,backoffice}/.live/**/*.{js,cjs,css,json,html}')
  expect(files.length).toBeGreaterThan(50)
  expect(guiltyOf(files)).toEqual([])
})

test('no page and no answer to a visitor holds a secret', async ({ request }) => {
  for (const path of ['/', '/blog', '/login', '/dashboard', '/admin', '/nowhere', '/remotes.json', '/healthz']) {
    const answer = await request.get(path)
    expect(findSecrets((await answer.text()) + JSON.stringify(answer.headers())), path).toEqual([])
  }
})

test('no file of the repository holds a secret', () => {
  const generated = [
    'node_modules',
    '**/node_modules',
    '**/dist',
    '**/.dev',
    '**/.live',
    '.git',
    '.nx',
    '.data',
    '.env',
    'test-results',
  ]
  const files = filesIn('**/*', generated).concat(filesIn('{.ci,.config,.github}/**/*'), ['.env.example', '.npmrc'])
  expect(files.length).toBeGreaterThan(500)
  expect(guiltyOf(files)).toEqual([])
})

test('none was ever committed', async () => {
  test.setTimeout(120_000)
  const git = async (...args: string[]) => (await execa('git', args, { cwd: root, reject: false })).stdout ?? ''
  // eslint-disable-next-line no-restricted-syntax -- A copy without a history has nothing to look at.
  test.skip(!(await git('rev-parse', '--git-dir')), 'This copy of the repository has no history, or there is no git.')
  expect(await git('log', '--all', '--oneline', '--', '.env', '**/.env', '*.pem', '*.key')).toBe('')
  const everAdded = (await git('log', '--all', '-p', '-U0', '--no-color', '--', ':!package-lock.json'))
    .split('\n')
    .filter((line) => line.startsWith('+'))
  expect(everAdded.length).toBeGreaterThan(10_000)
  expect(findSecrets(everAdded.join('\n'))).toEqual([])
})

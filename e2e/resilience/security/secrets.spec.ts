import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { execa } from 'execa'
import { readSecrets } from '../../../.config/database/secrets.ts'
import { areas } from '../../../.config/workspace.ts'
import { expect, test } from '../../support/fixtures.ts'
import { findSecrets } from '../../support/security/findSecrets.ts'

const root = resolve(import.meta.dirname, '../../..')
const { jwtSecret, secretKey } = readSecrets()

const findFiles = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).filter((file) => statSync(resolve(root, file)).isFile())

const findSecretsInFiles = (files: string[]) =>
  files.flatMap((file) =>
    findSecrets(readFileSync(resolve(root, file), 'latin1')).map((secret) => `${file}: ${secret}`),
  )

/** The output of a git command; empty when it fails. */
async function runGit(...args: string[]) {
  const { stdout, exitCode } = await execa('git', args, { cwd: root, reject: false })
  return exitCode === 0 ? stdout : ''
}

test('findSecrets recognizes private keys, service keys, passwords in URLs and cloud provider keys', () => {
  const claims = Buffer.from('{"role":"service_role"}').toString('base64url')
  const header = Buffer.from('{"alg":"HS256"}').toString('base64url')
  for (const text of [
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    `MC4CAQAwBQYDK2VwBCIEI${'x'.repeat(43)}`,
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

test('the builds contain no secret', () => {
  const files = findFiles(`{${areas.join(',')}}/.live/**/*.{js,cjs,css,json,html}`)
  expect(files.length).toBeGreaterThan(50)
  expect(findSecretsInFiles(files)).toEqual([])
})

test('the responses to a visitor contain no secret', async ({ request }) => {
  for (const path of ['/', '/blog', '/login', '/dashboard', '/admin', '/nowhere', '/remotes.json', '/healthz']) {
    const response = await request.get(path)
    expect(findSecrets((await response.text()) + JSON.stringify(response.headers())), path).toEqual([])
  }
})

test('the files of the repository contain no secret', () => {
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
  const files = findFiles('**/*', generated).concat(findFiles('{.ci,.config,.github}/**/*'), ['.env.example', '.npmrc'])
  expect(files.length).toBeGreaterThan(500)
  expect(findSecretsInFiles(files)).toEqual([])
})

test('the history of the repository contains no secret', async () => {
  test.setTimeout(120_000)
  // eslint-disable-next-line no-restricted-syntax, playwright/no-skipped-test -- A copy without a history has no commits.
  test.skip(!(await runGit('rev-parse', '--git-dir')), 'This copy of the repository has no history, or git is missing.')
  expect(await runGit('log', '--all', '--oneline', '--', '.env', '**/.env', '*.pem', '*.key')).toBe('')
  const addedLines = (await runGit('log', '--all', '-p', '-U0', '--no-color', '--', ':!package-lock.json'))
    .split('\n')
    .filter((line) => line.startsWith('+'))
  expect(addedLines.length).toBeGreaterThan(10_000)
  expect(findSecrets(addedLines.join('\n'))).toEqual([])
})

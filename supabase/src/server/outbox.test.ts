/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepMail, tidyOutbox } from './outbox.ts'
import { explainWriteError } from './writeErrors.ts'

const root = mkdtempSync(join(tmpdir(), 'fortnight-outbox-'))
let umask: number
let outbox: string

beforeEach(() => {
  outbox = join(mkdtempSync(join(root, 'test-')), 'outbox')
  umask = process.umask(0)
})
afterEach(() => process.umask(umask))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the outbox', () => {
  it('can be read by its owner only, whatever the umask [MAIL-1]', async () => {
    const path = await keepMail(outbox, { txt: 'text', eml: 'raw' })
    expect([outbox, `${path}.txt`, `${path}.eml`].map(modeOf)).toEqual(['700', '600', '600'])
  })

  it('is narrowed with its mails when an earlier version has created it [MAIL-1]', async () => {
    const path = await keepMail(outbox, { txt: 'text' })
    chmodSync(outbox, 0o755)
    chmodSync(`${path}.txt`, 0o644)
    expect(await tidyOutbox(outbox, 30)).toEqual({ deleted: 0, warning: undefined })
    expect([outbox, `${path}.txt`].map(modeOf)).toEqual(['700', '600'])
  })

  it('is left as it is when it holds other files, and a sentence asks to narrow it [MAIL-1]', async () => {
    mkdirSync(outbox, { mode: 0o755 })
    writeFileSync(join(outbox, 'notes.txt'), '')
    const path = await keepMail(outbox, { txt: 'text' })
    expect((await tidyOutbox(outbox, 30)).warning).toBe(
      `Other users of this machine can read ${outbox}: run "chmod 700 ${outbox}", or choose another folder.`,
    )
    expect([outbox, join(outbox, 'notes.txt'), `${path}.txt`].map(modeOf)).toEqual(['755', '666', '600'])
  })

  it('loses mails after the number of days that is configured, and no other file [MAIL-2]', async () => {
    const [expired, recent] = [await keepMail(outbox, { txt: '1', eml: '1' }), await keepMail(outbox, { txt: '2' })]
    writeFileSync(join(outbox, 'notes.txt'), '')
    const daysAgo = (days: number) => Date.now() / 1_000 - days * 24 * 3_600
    for (const path of [`${expired}.txt`, `${expired}.eml`, join(outbox, 'notes.txt')])
      utimesSync(path, daysAgo(8), daysAgo(8))
    utimesSync(`${recent}.txt`, daysAgo(6), daysAgo(6))
    expect((await tidyOutbox(outbox, 7)).deleted).toBe(2)
    expect(readdirSync(outbox).sort()).toEqual([`${recent.slice(outbox.length + 1)}.txt`, 'notes.txt'])
    expect(await tidyOutbox(join(root, 'missing'), 7)).toEqual({ deleted: 0, warning: undefined })
  })

  it.each([
    ['ENOSPC', 'The disk of /data is full: free some space there.'],
    ['EROFS', '/data is on a read-only disk: mount it writable, or choose another folder.'],
    ['EACCES', '/data cannot be written by this user: change its owner or permissions, or choose another folder.'],
    ['EIO', undefined],
  ])('explains the error %s of a write [DB-5]', (code, sentence) => {
    expect(explainWriteError(Object.assign(new Error('write'), { code }), '/data')).toBe(sentence)
  })
})

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { readSigningKey } from '../../.config/database/secrets.ts'
import { createKeyPair, derivePublicKey } from '../../.config/delivery/signingKeys.ts'
import { liveFolder } from '../../.config/workspace.ts'
import { verifyPointer } from '../../shell/server/remotes/pointerSignature.ts'
import { createChangedRelease, readPointer } from '../support/servers/changedRelease.ts'
import { createMarketingBuild, headline, runDelivery } from '../support/servers/marketingReleases.ts'
import { expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { copyReleases, startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })

const { privateKey, publicKey } = createKeyPair()

let buildFolder: string
let destination: string
let firstBuild: string

test.beforeAll(() => {
  buildFolder = copyReleases('marketing')
  destination = mkdtempSync(join(tmpdir(), 'fortnight-destination-'))
  firstBuild = readPointer(buildFolder).build
})

test.afterAll(() => {
  for (const folder of [buildFolder, destination]) rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm run release` or `npm run rollback` for marketing. */
const deliver = (action: 'release' | 'rollback', ...args: string[]) =>
  runDelivery([action, 'marketing', ...args], privateKey)

const createBuild = (suffix: string) => createMarketingBuild(buildFolder, suffix)

test('a release is served once its command ends, a rollback restores the previous one, only --keep releases are kept, and an unsigned build is rejected [DEPLOY-1, DEPLOY-2]', async () => {
  test.setTimeout(180_000)
  expect((await deliver('release', '--to', destination, '--from', buildFolder)).exitCode).toBe(0)
  expect((await deliver('release', '--to', destination, '--from', buildFolder)).output).toContain(
    `${firstBuild} is released already.`,
  )
  const servers = await startOwnServers(ports.releaseAndRollback, {
    releaseFolders: { marketing: destination },
    shellEnv: { MARKETING_PUBLIC_KEYS: publicKey },
  })
  const fetchHomeHtml = async () => (await fetch(servers.stack.origin)).text()
  // On a busy machine, loading a build into the render workers takes a while.
  const expectHeadline = (text: string) => expect.poll(fetchHomeHtml, { timeout: 30_000 }).toContain(text)
  try {
    expect(await fetchHomeHtml()).toContain(headline)
    const release = async (suffix: string) => {
      const id = await createBuild(suffix)
      const { output, exitCode } = await deliver('release', '--to', destination, '--from', buildFolder, '--keep', '2')
      expect(output).toContain(`marketing: ${id} is released, after`)
      expect(exitCode).toBe(0)
      await expectHeadline(`${headline} (${suffix})`)
      return id
    }
    const second = await release('second')
    const third = await release('third')
    expect(existsSync(join(destination, firstBuild))).toBe(false)
    expect(existsSync(join(destination, second, 'remoteEntry.js'))).toBe(true)

    expect((await deliver('rollback', '--to', destination)).output).toContain(`back from ${third} to ${second}`)
    await expectHeadline(`${headline} (second)`)
    const secondRollback = await deliver('rollback', '--to', destination)
    expect(secondRollback.output).toContain(`The release ${firstBuild} of marketing is no longer there.`)
    expect(secondRollback.exitCode).toBe(1)

    // The third release was rolled back: the fourth replaces the second, which must be kept and restored.
    const fourth = await release('fourth')
    expect(existsSync(join(destination, second, 'remoteEntry.js'))).toBe(true)
    expect((await deliver('rollback', '--to', destination)).output).toContain(`back from ${fourth} to ${second}`)
    await expectHeadline(`${headline} (second)`)

    expect((await deliver('rollback', '--to', destination, '--build', third)).exitCode).toBe(0)
    await expectHeadline(`${headline} (third)`)

    // An attacker who can write to the folder, but has no key.
    const { signature: _, ...unsigned } = createChangedRelease(destination, 'malicious', (_file, text) =>
      text.replaceAll(headline, 'Send us your password'),
    )
    writeFileSync(join(destination, 'latest.json'), JSON.stringify(unsigned))
    await expect
      .poll(() => servers.logLines.join('\n'))
      .toContain(`marketing: the pointer of build malicious is not signed; keeping build ${third}`)
    expect(await fetchHomeHtml()).toContain(`${headline} (third)`)
  } finally {
    await servers.dispose()
  }
})

test('a release by commands uploads files before the pointer, each with its cache header, and removes old releases', async () => {
  const bucket = mkdtempSync(join(tmpdir(), 'fortnight-bucket-'))
  const server = createServer(sirv(bucket, { dev: true })).listen(
    ports.releaseAndRollback.web + furtherPort,
    '127.0.0.1',
  )
  const uploadLog = join(bucket, 'uploads.txt')
  const fourth = readPointer(buildFolder).build
  const toBucket = [
    '--to',
    `echo "$(ls {folder}): {cache}" >> ${uploadLog}; cp -r {folder}/. ${bucket}`,
    '--at',
    `http://localhost:${ports.releaseAndRollback.web + furtherPort}/`,
  ]
  try {
    expect((await deliver('release', ...toBucket, '--from', buildFolder)).exitCode).toBe(0)
    expect(readFileSync(uploadLog, 'utf8').trim().split('\n')).toEqual([
      `${fourth}: public, max-age=31536000, immutable`,
      'releases.json: no-store',
      'latest.json: no-store',
    ])
    const fifth = await createBuild('fifth')
    expect((await deliver('release', ...toBucket, '--from', buildFolder)).output).toContain(
      `${fifth} is released, after ${fourth}`,
    )

    const sixth = await createBuild('sixth')
    const retention = ['--keep', '2', '--remove', `rm -r ${bucket}/{build}`]
    const { output } = await deliver('release', ...toBucket, '--from', buildFolder, ...retention)
    expect(output).toContain(`${fourth} is removed`)
    expect([fourth, fifth, sixth].filter((name) => existsSync(join(bucket, name)))).toEqual([fifth, sixth])

    expect((await deliver('rollback', ...toBucket)).output).toContain(`back from ${sixth} to ${fifth}`)
    expect(readPointer(bucket).build).toBe(fifth)
  } finally {
    server.close()
    rmSync(bucket, { recursive: true, force: true })
  }
})

test('a release into the folder that npm start serves is signed with the key of this machine [DEPLOY-1]', async () => {
  const { output, exitCode } = await runDelivery(['release', 'marketing', '--to', liveFolder('marketing')])
  expect(output).toContain('is released already')
  expect(exitCode).toBe(0)
  await verifyPointer('marketing', readPointer(liveFolder('marketing')), [derivePublicKey(readSigningKey())])
})

test('the release command reports missing arguments and damaged builds, and releases nothing', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'fortnight-empty-'))
  expect((await deliver('release')).output).toContain('--to is missing')
  expect((await deliver('release', '--to', empty, '--from', empty)).output).toContain('There is no build of marketing')
  expect((await deliver('release', '--to', empty, '--keep', '1')).output).toContain('--keep must be 2 or more')
  expect((await deliver('release', '--to', 'sync {folder}')).output).toContain('--at is missing')
  expect((await deliver('rollback', '--to', empty)).output).toContain(
    'Nothing of marketing has been released there yet.',
  )

  const { build: current } = readPointer(buildFolder)
  const chunk = readdirSync(join(buildFolder, current)).find((file) => /^\d+\.js$/.test(file))!
  writeFileSync(join(buildFolder, current, chunk), 'tampered')
  const damaged = await deliver('release', '--to', empty, '--from', buildFolder)
  expect(damaged.output).toContain('are not those that were built')
  expect(damaged.exitCode).toBe(1)
  expect(existsSync(join(empty, 'latest.json'))).toBe(false)
  rmSync(empty, { recursive: true })
})

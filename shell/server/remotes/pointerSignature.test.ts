/** @jest-environment node */
import type { RemoteName } from '../../src/startup/bootData.ts'
import { closeServers, listen } from '../http/listen.testing.ts'
import { addBuild, expectEventually, host, setPointer, startIdleBuild } from './fakeRemoteHost.testing.ts'
import { bytesToSign } from './pointerSignature.ts'
import type * as Remotes from './remoteBuilds.ts'

type KeyPair = { privateKey: CryptoKey; publicKey: string }
type Pointer = ReturnType<typeof addBuild> & { releasedAt?: string; signature?: string }

async function createKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign'])
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey))
  return { privateKey, publicKey: spki.toString('base64') }
}

async function sign(pointer: Pointer, { privateKey }: KeyPair) {
  const signature = Buffer.from(await crypto.subtle.sign('Ed25519', privateKey, bytesToSign(pointer)))
  return { ...pointer, signature: signature.toString('base64') }
}

let oldKeys: KeyPair
let newKeys: KeyPair
let sharedKeys: KeyPair
let remotes: typeof Remotes
const logLines: string[] = []

/** The build of an area that browsers load. */
const currentBuild = (area: RemoteName) => /(\w+)\/remoteEntry/.exec(remotes.remoteLocations()[area]?.entry ?? '')?.[1]

const isLogged = (line: string) => logLines.includes(line)

beforeAll(async () => {
  ;[oldKeys, newKeys, sharedKeys] = await Promise.all([createKeyPair(), createKeyPair(), createKeyPair()])
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  const origin = await listen(host)
  for (const area of ['marketing', 'portal', 'backoffice']) {
    process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  }
  process.env.MARKETING_PUBLIC_KEYS = `${oldKeys.publicKey}, ${newKeys.publicKey}`
  process.env.PORTAL_PUBLIC_KEYS = sharedKeys.publicKey
  process.env.BACKOFFICE_PUBLIC_KEYS = sharedKeys.publicKey
  process.env.FORTNIGHT_LOG = 'text'
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void logLines.push(args.join()))
  }
  setPointer('marketing', await sign({ ...addBuild('marketing', 'first'), releasedAt: '2026-01-02' }, oldKeys))
  setPointer('portal', addBuild('portal', 'unsigned'))
  setPointer('backoffice', await sign(addBuild('backoffice', 'first'), sharedKeys))
  await jest.isolateModulesAsync(async () => {
    remotes = await import('./remoteBuilds.ts')
  })
  await remotes.pollRemotes({ onChange: () => undefined, startBuild: startIdleBuild })
})

afterAll(async () => {
  // Polls in flight end, and no others begin.
  while (jest.getTimerCount() < 3) await new Promise(setImmediate)
  jest.useRealTimers()
  await closeServers(host)
})

let goodBuilds = 0

/** Publishes a valid build of marketing, then this pointer. Expects a log line, and that the valid build stays. */
async function expectRejection(pointer: object | string, message: string) {
  const good = `good${++goodBuilds}`
  setPointer('marketing', await sign(addBuild('marketing', good), oldKeys))
  await expectEventually(() => currentBuild('marketing') === good)
  setPointer('marketing', pointer)
  await expectEventually(() => isLogged(`marketing: ${message}; keeping build ${good}`))
  expect(currentBuild('marketing')).toBe(good)
}

describe('the pointer of an area with public keys', () => {
  it('is used when it is signed, and the log names its release time [DEPLOY-1]', () => {
    expect([currentBuild('marketing'), currentBuild('backoffice')]).toEqual(['first', 'first'])
    expect(logLines).toContain('marketing: serving build first, released 2026-01-02')
  })

  it('is rejected when it is not signed, also as the first one [DEPLOY-1]', async () => {
    expect(currentBuild('portal')).toBeUndefined()
    expect(logLines).toContain('portal: the pointer of build unsigned is not signed; no build yet')
    await expectRejection(addBuild('marketing', 'bare'), 'the pointer of build bare is not signed')
    await expectRejection({ ...addBuild('marketing', 'bare'), signature: 1 }, 'the pointer of build bare is not signed')
  })

  it('is rejected when it is signed with a foreign key [DEPLOY-1]', async () => {
    const pointer = await sign(addBuild('marketing', 'foreign'), await createKeyPair())
    await expectRejection(
      pointer,
      'the pointer of build foreign was changed, or signed with a key that is not a key of marketing',
    )
  })

  it.each([
    ['build', { build: 'altered' }],
    ['entry', { entry: { url: 'altered/remoteEntry.js', integrity: 'sha384-x' } }],
    ['server bundle', { server: undefined }],
    ['contract', { contract: 1.0, preload: [] }],
    ['release time', { releasedAt: '2099-01-01' }],
    ['paths and links', { contract: 2, paths: { '/': 'public' }, navigation: [] }],
    ['further field', { extra: true }],
    ['signature', { signature: 'AAAA' }],
    ['empty signature', { signature: '' }],
  ])('is rejected when its %s was changed after it was signed [DEPLOY-1]', async (field, change) => {
    const build = `signed${field.length}`
    const pointer = {
      ...(await sign({ ...addBuild('marketing', build), releasedAt: '2026-01-03' }, oldKeys)),
      ...change,
    }
    await expectRejection(
      pointer,
      `the pointer of build ${pointer.build} was changed, or signed with a key that is not a key of marketing`,
    )
  })

  it('is rejected when it belongs to another area with the same key [DEPLOY-1]', async () => {
    setPointer('portal', await sign(addBuild('backoffice', 'second'), sharedKeys))
    await expectEventually(() =>
      isLogged('portal: the pointer of build second is a pointer of backoffice; no build yet'),
    )
    expect(currentBuild('portal')).toBeUndefined()
  })

  it.each(['{', 'null', '"text"', ''])('is rejected when it is damaged: %j [DEPLOY-1]', async (text) => {
    await expectRejection(text, 'its pointer is not a JSON object')
  })

  it('is used when it is signed with any of the keys, so that keys can be rotated [DEPLOY-2]', async () => {
    setPointer('marketing', await sign(addBuild('marketing', 'rotated'), newKeys))
    await expectEventually(() => currentBuild('marketing') === 'rotated')
    setPointer('marketing', await sign(addBuild('marketing', 'restored'), oldKeys))
    await expectEventually(() => currentBuild('marketing') === 'restored')
  })

  it('may be formatted differently than when it was signed [DEPLOY-1]', async () => {
    const pointer = await sign(addBuild('marketing', 'indented'), oldKeys)
    setPointer('marketing', JSON.stringify(pointer, null, 4))
    await expectEventually(() => currentBuild('marketing') === 'indented')
  })
})

describe('a server whose public keys are not Ed25519 keys', () => {
  it.each(['x', ',', 'MCowBQYDK2VwAyEA', `${'A'.repeat(59)}=`])('does not start: %j [DEPLOY-1]', async (value) => {
    const previous = process.env.MARKETING_PUBLIC_KEYS
    process.env.MARKETING_PUBLIC_KEYS = value
    const start = jest.isolateModulesAsync(async () => {
      await import('../settings.ts')
    })
    await expect(start).rejects.toThrow(
      'MARKETING_PUBLIC_KEYS must be one or more public keys of `npm run release:keys`, separated by commas.',
    )
    process.env.MARKETING_PUBLIC_KEYS = previous
  })
})

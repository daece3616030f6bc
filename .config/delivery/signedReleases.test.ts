/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyPointer } from '../../shell/server/remotes/pointerSignature.ts'
import type { Pointer } from '../build/contract.ts'
import { computeBuildId } from '../build/release.ts'
import { fakeDestination } from './fakeDestination.testing.ts'
import { releaseArea, rollBackArea } from './releases.ts'
import { createKeyPair, derivePublicKey } from './signingKeys.ts'

const oldBuild = '0123456789ab'
const { privateKey, publicKey } = createKeyPair()

let dist: string
let builtPointer: object
let built: string
let destination: ReturnType<typeof fakeDestination>

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'fortnight-dist-'))
  const draft = join(dist, 'draft')
  mkdirSync(draft)
  writeFileSync(join(draft, 'remoteEntry.js'), '')
  built = await computeBuildId(draft)
  renameSync(draft, join(dist, built))
  builtPointer = { name: 'marketing', build: built, contract: 1 }
  for (const file of ['latest.json', `${built}/pointer.json`]) {
    writeFileSync(join(dist, file), JSON.stringify(builtPointer))
  }
})
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  destination = fakeDestination({})
})
afterAll(() => {
  rmSync(dist, { recursive: true })
})

const release = (signingKey: string) => releaseArea(destination, 'marketing', { dist, releasesToKeep: 2, signingKey })
const readPointer = (file = 'latest.json') => JSON.parse(destination.files.get(file)!) as Pointer
const expectValid = (pointer: Pointer, key = publicKey) =>
  expect(verifyPointer('marketing', pointer, [key])).resolves.toBeUndefined()

describe('a release with a signing key', () => {
  it('publishes a pointer that the public key verifies, with its release time [DEPLOY-1]', async () => {
    await release(privateKey)
    const pointer = readPointer()
    expect(pointer).toMatchObject(builtPointer)
    expect(pointer.releasedAt).toMatch(/^20.*Z$/)
    await expectValid(pointer)
    await expect(verifyPointer('marketing', { ...pointer, build: oldBuild }, [publicKey])).rejects.toThrow('changed')
    expect(derivePublicKey(privateKey)).toBe(publicKey)
  })

  it('can be restored by a rollback that does not know the key [DEPLOY-2]', async () => {
    await release(privateKey)
    destination.files.set('latest.json', JSON.stringify({ build: oldBuild, signature: 'of the live release' }))
    await rollBackArea(destination, 'marketing', built)
    expect(readPointer()).toEqual(readPointer(`${built}/pointer.json`))
    await expectValid(readPointer())
  })

  it('signs the live build again when it is released with a new key [DEPLOY-2]', async () => {
    await release(privateKey)
    const next = createKeyPair()
    await release(next.privateKey)
    await expectValid(readPointer(), next.publicKey)
    await expectValid(readPointer(`${built}/pointer.json`), next.publicKey)
  })

  it('rejects a key that is not a private key before any upload [DEPLOY-1]', async () => {
    const message = 'FORTNIGHT_SIGNING_KEY is not a private key of `npm run release:keys`.'
    for (const key of ['x', publicKey]) await expect(release(key)).rejects.toThrow(message)
    expect(destination.uploads).toEqual([])
  })

  it('is not rolled back to an unsigned release, which the shell would reject [DEPLOY-2]', async () => {
    await release(privateKey)
    destination.files.set(`${oldBuild}/pointer.json`, JSON.stringify({ build: oldBuild }))
    await expect(rollBackArea(destination, 'marketing', oldBuild)).rejects.toThrow(
      `The release ${oldBuild} of marketing is not signed, so the shell would reject it. Release it again.`,
    )
    expect(readPointer().build).toBe(built)
  })
})

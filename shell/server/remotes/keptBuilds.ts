import type { RemoteName } from '../../src/startup/bootData.ts'
import { pointerTimeoutMs } from '../limits/timeouts.ts'
import { type BuildFacts, readFacts } from '../releases/liveBuilds.ts'
import { settings } from '../settings.ts'
import { fetchPointer } from './pointers.ts'
import { readLimited } from './verifiedFile.ts'

const maxLedgerBytes = 256 * 1024
const maxListed = 50

/**
 * The builds that the ledger of an area still lists, newest first, with what their pointers say about them. A build whose
 * pointer cannot be read is left out. Throws when the ledger cannot be read.
 */
export async function listKeptBuilds(name: RemoteName): Promise<KeptBuild[]> {
  const listed = await readLedger(name)
  const builds = await Promise.all(listed.map((release) => describe(name, release).catch(() => undefined)))
  return builds.filter((build) => build !== undefined)
}

/** Throws a sentence unless the ledger of an area lists a build. */
export async function requireListed(name: RemoteName, build: string) {
  const listed = await readLedger(name)
  if (!listed.some((release) => release.build === build)) throw new Error(`build ${build} is not among the releases`)
}

async function readLedger(name: RemoteName): Promise<ListedRelease[]> {
  const response = await fetch(new URL('releases.json', settings.pointers[name]), {
    cache: 'no-store',
    signal: AbortSignal.timeout(pointerTimeoutMs),
  })
  // An area that was built here and never released has no ledger.
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`its ledger responded with ${response.status}`)
  const ledger = JSON.parse((await readLimited('its ledger', response, maxLedgerBytes)).toString()) as unknown
  if (!Array.isArray(ledger)) throw new Error('its ledger is not a list')
  return (ledger as unknown[]).slice(0, maxListed).filter(isRelease)
}

/** A build that can still be served, and whether it was uploaded only to be tried. */
type KeptBuild = BuildFacts & { isPreview: boolean }
type ListedRelease = { build: string; releasedAt?: unknown; isPreview?: unknown }

function isRelease(release: unknown): release is ListedRelease {
  const { build } = (release ?? {}) as Partial<ListedRelease>
  return typeof build === 'string' && /^[0-9a-f]{12}$/.test(build)
}

async function describe(name: RemoteName, { build, releasedAt, isPreview }: ListedRelease): Promise<KeptBuild> {
  const { contract = 0, ...pointer } = await fetchPointer(name, build)
  // The pointer of an unsigned build does not say when it was released, but the ledger does.
  return { ...readFacts({ releasedAt, ...pointer, build, contract }), isPreview: isPreview === true }
}

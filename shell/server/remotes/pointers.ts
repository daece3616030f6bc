import type { RemoteName } from '../../src/startup/bootData.ts'
import { pointerTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { requireOwnArea } from './areaDeclarations.ts'
import { verifyPointer } from './pointerSignature.ts'
import { fetchVerifiedFile, type PointerFile, readLimited } from './verifiedFile.ts'

/**
 * The contract versions that the shell supports: the current one, and the previous one for as long as a remote may still
 * use it. A remote with another version is rejected with a message.
 */
const supportedContracts = [1, 2]
const maxPointerBytes = 1024 * 1024

/** What says which files a build consists of. Their URLs are relative to the area's own pointer. */
export type Pointer = {
  name?: string
  build: string
  contract: number
  entry: PointerFile
  preload: string[]
  /** Absent in older builds. */
  preloadIntegrity?: string[]
  server?: PointerFile
  /** What the area owns, see supabase/src/server/areaDeclaration.ts; absent in contract 1. */
  paths?: unknown
  navigation?: unknown
  endpoints?: unknown
  notPrefetched?: unknown
  /** The flags that the build declares; absent in older builds. */
  flags?: unknown
  /** When the build was released; only in signed pointers. */
  releasedAt?: string
  signature?: string
  /** What the build says about itself for admins; absent in older builds. */
  commit?: unknown
  commitUrl?: unknown
  bytes?: unknown
  libraries?: unknown
}

/** Whether an area is a remote, whose builds this server reads from a pointer. */
export const isRemote = (area: string): area is RemoteName => Object.hasOwn(settings.pointers, area)

/** Fetches what the pointer of an area says now, or what it said about an earlier build. Throws what is wrong with it. */
export async function fetchPointer(name: RemoteName, build?: string): Promise<Partial<Pointer>> {
  const [label, url] = build
    ? [`the pointer of build ${build}`, new URL(`${build}/pointer.json`, settings.pointers[name])]
    : ['its pointer', settings.pointers[name]]
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(pointerTimeoutMs) })
  if (response.status === 404 && build) throw new Error(`build ${build} is no longer among the releases`)
  if (!response.ok) throw new Error(`${label} responded with ${response.status}`)
  const pointer = parseJson((await readLimited(label, response, maxPointerBytes)).toString())
  if (typeof pointer !== 'object' || !pointer) throw new Error(`${label} is not a JSON object`)
  if (build && (pointer as Partial<Pointer>).build !== build) throw new Error(`${label} belongs to another build`)
  return pointer
}

/**
 * Returns a pointer with what its area owns. Throws why its build must not be used, as far as its entry, its signature and its
 * paths tell.
 */
export async function requireUsable(name: RemoteName, pointer: Partial<Pointer>) {
  const { build, contract } = pointer
  // Checked first, because the pointer of another contract may have another format.
  if (!supportedContracts.includes(contract ?? NaN)) {
    throw new Error(`build ${build} speaks contract ${contract}, this shell speaks ${supportedContracts.join(', ')}`)
  }
  await verifyPointer(name, pointer, settings.publicKeys[name])
  if (!isComplete(pointer)) throw new Error(`the pointer of build ${build} does not say what to load`)
  const area = requireOwnArea(name, pointer)
  // Browsers reject an entry that does not match its checksum, so they are not sent to one.
  await fetchVerifiedFile(`the entry of build ${build}`, settings.pointers[name], pointer.entry)
  return { pointer, area }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isComplete = (pointer: Partial<Pointer>): pointer is Pointer =>
  Boolean(pointer.build && pointer.entry?.url && pointer.entry.integrity && Array.isArray(pointer.preload))

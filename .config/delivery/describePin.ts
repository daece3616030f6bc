const timeoutMs = 3_000

/**
 * A sentence on whether an admin has pinned a build of an area in the running product, which then serves that build whatever
 * the pointer names. It says so, too, when the product does not respond.
 */
export async function describePin(site: string, area: string) {
  try {
    const response = await fetch(new URL('/releases/pins', site), { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const pinned = ((await response.json()) as Record<string, string>)[area]
    if (!pinned) return `${area}: nothing is pinned at ${site}.`
    return `${area}: ${pinned} is pinned at ${site}, so it stays live until an admin removes the pin at ${site}/admin/releases.`
  } catch {
    return `${area}: ${site} does not say whether a build is pinned. A pinned build stays live in spite of the rollback.`
  }
}

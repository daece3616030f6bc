/** Resolves as soon as a condition holds; rejects after fifteen seconds. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>) {
  const end = Date.now() + 15_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('The condition did not become true within 15 s.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

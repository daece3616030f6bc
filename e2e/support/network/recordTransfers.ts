import type { Page } from 'playwright/test'

type Transfer = { url: string; type: string; bytes: number; at: number }

export const kb = 1_000

/** Records everything that the page transfers from now on, in bytes including headers. */
export async function recordTransfers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) =>
    transfers.set(requestId, { url: request.url, type, bytes: 0, at: timestamp * 1_000 }),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  return () => [...transfers.values()].filter(({ bytes }) => bytes > 0)
}

/** Bytes of all scripts, or of those whose URL contains `urlPart`. */
export const scriptBytes = (transfers: Transfer[], urlPart = '') =>
  transfers
    .filter(({ type, url }) => type === 'Script' && url.includes(urlPart))
    .reduce((sum, { bytes }) => sum + bytes, 0)

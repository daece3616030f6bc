import type { Page } from 'playwright/test'

type Transferred = { url: string; type: string; bytes: number; at: number }

export const kb = 1_000

/** Everything that a page transfers from now on, headers included. */
export async function recordTransfers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transferred>()
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

/** How many bytes of scripts are among them; of those alone whose address holds `part`. */
export const scriptBytes = (transfers: Transferred[], part = '') =>
  transfers
    .filter(({ type, url }) => type === 'Script' && url.includes(part))
    .reduce((sum, { bytes }) => sum + bytes, 0)

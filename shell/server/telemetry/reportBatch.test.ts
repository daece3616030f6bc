/** @jest-environment node */
import { createReportBatch } from './reportBatch.ts'

describe('createReportBatch', () => {
  it('keeps a bounded number of different reports in memory, and counts equal ones beyond [REL-54]', async () => {
    const kept: { n: number; count: number }[][] = []
    const keep = (items: (typeof kept)[0]) => Promise.resolve(void kept.push(items))
    const batch = createReportBatch<{ n: number }>({ what: 'reports', maxItems: 300, keep })
    for (let n = 0; n < 10_000; n++) batch.add({ n: n % 1_000 })
    await batch.flush()
    expect(kept[0]).toHaveLength(300)
    expect(kept[0]![0]).toEqual({ n: 0, count: 10 })
    await batch.flush()
    expect(kept).toHaveLength(1)
  })
})

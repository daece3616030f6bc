/** @jest-environment node */
import { waitUntil } from '../http/waitUntil.testing.ts'
import { registry } from '../metrics/metrics.ts'
import { createBundle, startTextWorkers } from './textWorkers.testing.ts'

jest.setTimeout(60_000)

const countWorkers = async () => (await registry.getSingleMetric('fortnight_render_workers')!.get()).values[0]!.value

describe('render workers', () => {
  it('become more when more visitors get their build, and go on working meanwhile [REL-110]', async () => {
    const { grow, renderText, stop } = await startTextWorkers(createBundle())
    grow(2)
    expect(await renderText('/')).toBe('a page')
    await waitUntil(async () => (await countWorkers()) === 2)
    grow(1)
    expect(await countWorkers()).toBe(2)
    stop()
  })
})

import { closeServers, listen } from '../http/listen.testing.ts'
import { createMetricsServer } from './metricsServer.ts'

const waitMs = 4_000

/** Serves the metrics of this process on a free port. */
export async function startMetrics() {
  const server = createMetricsServer()
  const origin = await listen(server)
  const readText = async () => (await fetch(`${origin}/metrics`)).text()

  /** Values by sample, such as `name{label="value"}`, of all samples that start with `start`. */
  async function readSamples(start: string) {
    const lines = (await readText()).split('\n').filter((line) => line.startsWith(start))
    return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]))
  }

  return {
    origin,
    readText,
    readSamples,
    /** Waits for a value: a request is counted when its connection has taken the response, which may be later. */
    async expectSample(sample: string, value: number) {
      const end = Date.now() + waitMs
      while ((await readSamples(sample))[sample] !== value && Date.now() < end);
      expect(await readSamples(sample)).toEqual({ [sample]: value })
    },
    stop: () => closeServers(server),
  }
}

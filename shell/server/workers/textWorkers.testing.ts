import { resolve } from 'node:path'
import type { ShellFunctions } from './protocol.ts'
import { startWorkerPool } from './workerPool.ts'

type Options = {
  size?: number
  hasAdmin?: boolean
  shell?: Partial<ShellFunctions>
  onRepeatedFailures?: (reason: string) => void
}

/** Runs `textWorker.testing.ts` as Node finds it, with the folders that its modules come from. */
export const textWorkerScript = {
  file: resolve('shell/server/workers/textWorker.testing.ts'),
  build: 'test',
  folders: ['shell/server', 'shell/src', 'shared-ui', 'supabase'],
}

// Short where a bundle hangs, so that such a test takes no longer than others. A start is slow while other tests run.
const timeouts = { startMs: 30_000, taskMs: 1_500, hangMs: 1_000 }

/** Starts workers with a bundle of this code. Collects what they log. */
export async function startTextWorkers(code: string, options: Options = {}) {
  const { size = 1, hasAdmin = false, shell = {}, onRepeatedFailures = () => undefined } = options
  const lines: string[] = []
  const refuse = () => Promise.reject(new Error('This test allows no such call.'))
  const log = (line: string) => void lines.push(line)
  const pool = await startWorkerPool({
    size,
    timeouts,
    script: textWorkerScript,
    shell: { sendMail: refuse, callAdminFunction: refuse, reportError: log, ...shell },
    load: (worker) => worker.loadBundle({ build: 'one', href: 'http://localhost/server.cjs', code }, { hasAdmin }),
    log,
    onRepeatedFailures,
  })
  return {
    ...pool,
    lines,
    renderText: async (path: string) => (await pool.run((worker) => worker.renderPage({ path, search: '' }, {}))).html,
    async postText(path: string, text: string) {
      const request = { url: `http://localhost${path}`, method: 'POST', headers: {}, body: Buffer.from(text) }
      const { body } = await pool.run((worker) => worker.callEndpoint(`POST ${path}`, request))
      return Buffer.from(body).toString()
    },
  }
}

export type TextWorkers = Awaited<ReturnType<typeof startTextWorkers>>

type BundleParts = {
  /** The body of `prefetch(url)`. */
  prefetch?: string
  /** The body of the endpoint 'POST /run', which receives `text` and `context` and returns a string. */
  run?: string
}

/** The code of a server bundle whose pages are the text 'a page'. */
export const createBundle = ({ prefetch = '', run = '' }: BundleParts = {}) => `
  exports.App = () => 'a page'
  exports.prefetch = async (url) => { ${prefetch}; return { status: 200 } }
  exports.endpoints = {
    'POST /run': async (request, context) => {
      const text = await request.text()
      const run = async () => { ${run} }
      return new Response(await run())
    },
  }`

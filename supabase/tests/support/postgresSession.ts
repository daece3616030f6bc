import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'

/** A psql process that runs one statement after the other in one session, so that they can share a transaction. */
export function openSession({ bin, url }: TemporaryPostgres) {
  const psql = spawn(join(bin, 'psql'), ['-XqAt', url], { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface(psql.stdout)[Symbol.asyncIterator]()
  // A failed statement does not abort the transaction around it.
  psql.stdin.write('\\set ON_ERROR_ROLLBACK on\n')
  return {
    execute: async (statement: string) => {
      psql.stdin.write(`${statement};\n\\echo status :SQLSTATE :LAST_ERROR_MESSAGE\n`)
      const output: string[] = []
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error(`psql has ended at: ${statement}`)
        const [, code, message] = /^status (\w{5}) ?(.*)$/.exec(value) ?? []
        if (code) return { code, message, output: output.join('\n') }
        output.push(value)
      }
    },
    end: async () => {
      psql.stdin.end('\\q\n')
      await once(psql, 'close')
    },
  }
}

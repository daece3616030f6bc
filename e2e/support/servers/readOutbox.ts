import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const outbox = join(process.env.FORTNIGHT_E2E_DATA_DIR ?? '', 'outbox')

/** The mails to an address that the product, which has no mail server here, has written to its outbox folder. */
export function readOutbox(address: string) {
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}\n`))
}

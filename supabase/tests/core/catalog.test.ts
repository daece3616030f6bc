import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { runLiteCommand } from '../../../.config/database/liteProcess.ts'
import { readSecrets } from '../../../.config/database/secrets.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { catalogSql, expectedCatalog, parseCatalog } from '../support/catalog.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-catalogue-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Asks a database that has just been created, and is stopped: one that runs lets nobody else read its files. */
async function askNewDatabase() {
  const database = await startDatabase({ dataDir, port: await findFreePort(), log: () => undefined })
  await database.stop()
  const printed = await runLiteCommand(['db', 'query', catalogSql], {
    configFile: join(dataDir, 'config.toml'),
    databaseDir: join(dataDir, 'postgres'),
    siteUrl: '',
    secrets: readSecrets(),
  })
  const [, answer] = /found:\s+'(.*)'/.exec(printed) ?? []
  if (!answer) throw new Error(`The catalogue could not be read: ${printed}`)
  return parseCatalog(answer)
}

it('the migrations leave nothing without expectations, no open table, no loose function and no bare foreign key', async () => {
  expect(await askNewDatabase()).toEqual(expectedCatalog)
}, 180_000)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { runLiteCommand } from '../../../.config/database/liteProcess.ts'
import { readSecrets } from '../../../.config/database/secrets.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { catalogSql, expectedCatalog, parseCatalog } from '../support/permissions/catalog.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-catalog-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Reads the catalog of a new database, which is stopped because a running one locks its files. */
async function readCatalogOfNewDatabase() {
  const database = await startDatabase({ dataDir, port: await findFreePort(), log: () => undefined })
  await database.stop()
  const output = await runLiteCommand(['db', 'query', catalogSql], {
    configFile: join(dataDir, 'config.toml'),
    databaseDir: join(dataDir, 'postgres'),
    siteUrl: '',
    secrets: readSecrets(),
  })
  const [, json] = /found:\s+'(.*)'/.exec(output) ?? []
  if (!json) throw new Error(`The catalog could not be read: ${output}`)
  return parseCatalog(json)
}

it('the migrations create only expected relations and functions, all with policies, search paths and indexes', async () => {
  expect(await readCatalogOfNewDatabase()).toEqual(expectedCatalog)
}, 180_000)

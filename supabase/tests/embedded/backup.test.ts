import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSql } from '../../../.config/database/seed.ts'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeWithPostgres, startEmptyProject } from '../support/onPostgres.ts'

const guide = readFileSync(join(process.cwd(), '.github/DEPLOY.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'fortnight-backup-'))
const projects: TemporaryPostgres[] = []

afterAll(() => {
  for (const project of projects) project.stop()
  rmSync(folder, { recursive: true })
})

async function migratedProject() {
  const project = await startEmptyProject()
  projects.push(project)
  project.supabase(['db', 'push'])
  return project
}

/** Runs the command of the guide that matches. */
function runFromGuide(command: RegExp, { url, bin }: TemporaryPostgres) {
  const [text] = command.exec(guide) ?? []
  if (!text) throw new Error(`The guide has no command ${command.source}.`)
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, DATABASE_URL: url, EMPTY_DATABASE_URL: url }
  return execFileSync('sh', ['-c', text], { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The number of rows of each table except the system's. */
const countRows = ({ sql }: TemporaryPostgres) =>
  sql(`select format('select %L, count(*) from %I.%I', format('%I.%I', schemaname, tablename), schemaname, tablename)
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1 \\gexec`).split('\n')

describeWithPostgres('the commands of the deployment guide', () => {
  it('restore every row of every table, which the check of the guide confirms', async () => {
    const [project, restored] = [await migratedProject(), await migratedProject()]
    project.sql(seedSql())
    project.sql("select public.newsletter_request('reader@example.com')", 'service_role')
    const check = /^psql "\$DATABASE_URL" -c "[^"]*"/m
    expect(runFromGuide(check, restored)).not.toBe(runFromGuide(check, project))

    runFromGuide(/^pg_dump (.*\\\n)*.*/m, project)
    runFromGuide(/^psql "\$EMPTY_DATABASE_URL" (.*\\\n)*.*/m, restored)
    expect(countRows(restored)).toEqual(countRows(project))
    expect(runFromGuide(check, restored)).toBe(runFromGuide(check, project))
    expect(restored.sql('select * from private.newsletter_tokens')).toBe(
      project.sql('select * from private.newsletter_tokens'),
    )

    restored.sql('delete from private.newsletter_tokens')
    expect(runFromGuide(check, restored)).not.toBe(runFromGuide(check, project))
  }, 60_000)
})

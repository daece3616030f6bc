/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../workspace.ts'

const copy = mkdtempSync(join(tmpdir(), 'fortnight-section-'))
const read = (file: string) => readFileSync(join(copy, file), 'utf8')

/** What `npm run db:types` would write for the new table, without the Postgres that it needs. */
const tableTypes = {
  Tables: `delivery_notes: {
    Row: { id: string; name: string; description: string; updated_at: string }
    Insert: { id?: string; name: string; description?: string; updated_at?: string }
    Update: { id?: string; name?: string; description?: string; updated_at?: string }
    Relationships: []
  }`,
  Functions: `admin_delivery_notes: {
    Args: { page?: number; page_size?: number; searched?: string }
    Returns: { id: string; name: string; description: string; updated_at: string; total: number }[]
  }`,
}

const pages = 'backoffice/src/deliveryNotes'
const writtenFiles = [
  `${pages}/DeliveryNoteForm.tsx`,
  `${pages}/DeliveryNoteFormPage.test.tsx`,
  `${pages}/DeliveryNoteFormPage.tsx`,
  `${pages}/DeliveryNoteListPage.test.tsx`,
  `${pages}/DeliveryNoteListPage.tsx`,
  `${pages}/DeliveryNoteRowActions.tsx`,
  `${pages}/deliveryNoteColumns.tsx`,
  `${pages}/deliveryNoteSchema.ts`,
  `${pages}/renderDeliveryNotes.testing.tsx`,
  'e2e/support/screens/deliveryNotesScreens.ts',
  'supabase/schemas/delivery_notes.sql',
  'supabase/src/deliveryNotes/adminMutations.ts',
  'supabase/src/deliveryNotes/adminQueries.ts',
  'supabase/tests/deliveryNotes/adminDeliveryNotes.test.ts',
]

/** Runs the generator in the copy, without Nx's variables, which would lead it to this repository, and without colors, which CI turns on. */
function runGenerator(name: string) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^NX_|^FORCE_COLOR$/.test(name))
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' }
  const [, ...args] = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts[
    'new:section'
  ]!.split(' ')
  const nx = join(copy, 'node_modules/nx/dist/bin/nx.js')
  return spawnSync(process.execPath, [nx, ...args, name, '--no-database'], { cwd: copy, env, encoding: 'utf8' })
}

beforeAll(() => {
  const isSource = (file: string) => !/^(node_modules|dist|test-results|\.(?!config$).*)$/.test(basename(file))
  for (const folder of ['.config', 'backoffice', 'e2e', 'supabase'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource })
  for (const file of ['package.json', 'nx.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file))
  for (const folder of ['node_modules', 'backoffice/node_modules', 'e2e/node_modules', 'supabase/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new:section', () => {
  it('writes a section without gaps to fill in', () => {
    const { stdout, stderr, status } = runGenerator('delivery-notes')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    const created = [...stdout.matchAll(/^CREATE (.*)$/gm)].map(([, file]) => file!)
    expect(created.sort()).toEqual(writtenFiles)
    for (const file of created) expect(read(file)).not.toMatch(/TODO|FIXME|<%|__/)
  }, 60_000)

  it('connects the section with the routes, the sidebar and the load order of the schema', () => {
    expect(read('backoffice/src/App.tsx')).toContain(
      '<Route path="/admin/delivery-notes" element={<DeliveryNoteListPage />} />',
    )
    expect(read('backoffice/src/layout/sections.ts')).toContain("to: '/admin/delivery-notes', label: 'Delivery Notes'")
    expect(read('supabase/config.toml')).toContain('"./schemas/delivery_notes.sql"')
    expect(read('supabase/src/core/requests/allowedRequests.ts')).toContain('  delivery_notes: {')
    expect(read('supabase/src/core/requests/allowedRequests.ts')).toContain('  admin_delivery_notes: {')
    expect(read('e2e/support/screens/adminScreens.ts')).toContain('...deliveryNotesScreens,')
  })

  it('writes code that type-checks', () => {
    const types = 'supabase/src/core/database.types.ts'
    const withTable = Object.entries(tableTypes).reduce(
      (text, [group, entry]) => text.replace(`${group}: {\n`, `$&${entry}\n`),
      read(types),
    )
    writeFileSync(join(copy, types), withTable)
    const compilerOptions = {
      paths: {
        '@fortnight/supabase/client': ['./supabase/src/core/client.ts'],
        '@fortnight/supabase/session': ['./supabase/src/core/session.ts'],
        '@fortnight/supabase/*': ['./supabase/src/*.ts'],
      },
    }
    const checkedFiles = [...writtenFiles, 'supabase/src/core/requests/productRequests.testing.ts']
    const files = checkedFiles.filter((file) => !file.endsWith('.sql'))
    const config = { extends: './tsconfig.base.json', compilerOptions, files }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(copy, 'node_modules/typescript/bin/tsc')
    expect(spawnSync(process.execPath, [compiler, '-p', copy], { encoding: 'utf8' }).stdout).toBe('')
  }, 60_000)

  it('rejects a name whose singular it cannot derive, and one that exists', () => {
    expect(runGenerator('categories').stderr).toMatch('"categories" must be a plural with "s" in kebab-case')
    expect(runGenerator('delivery-notes').stderr).toMatch('There is a section delivery-notes already.')
  }, 60_000)
})

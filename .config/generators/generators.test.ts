/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository, runGenerator, runNode } from './copyRepository.testing.ts'
import { writtenFiles } from './writtenFiles.testing.ts'

// All three in one copy, one after the other: what they write must fit together, too.

let copy: string
const read = (file: string) => readFileSync(join(copy, file), 'utf8')
const generated: Record<string, Awaited<ReturnType<typeof runGenerator>>> = {}
const created = () => filesIn('CREATE')

/** The files that the generators say to have created or changed. */
function filesIn(action: 'CREATE' | 'UPDATE') {
  const lines = Object.values(generated).flatMap(({ stdout }) => [...stdout.matchAll(/^(\w+) (.*)$/gm)])
  return [...new Set(lines.filter(([, name]) => name === action).map(([, , file]) => file!))]
}

/** Expects that a script of the copy ends without an error; shows its output otherwise. */
async function expectSuccess(...args: string[]) {
  const { stdout, stderr, exitCode } = await runNode(copy, ...args)
  expect(exitCode === 0 ? '' : stdout + stderr).toBe('')
  return stdout
}

beforeAll(async () => {
  copy = copyRepository()
  generated.area = await runGenerator(copy, 'new:area', 'training')
  generated.page = await runGenerator(copy, 'new:page', 'case-studies', '--footer')
  generated.section = await runGenerator(copy, 'new:section', 'delivery-notes', '--no-database')
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new:area, new:page and new:section', () => {
  it.each(['area', 'page', 'section'] as const)(
    'write the files of the %s, without gaps to fill in [REL-100]',
    (kind) => {
      const { stdout, stderr, exitCode } = generated[kind]!
      expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
      const files = [...stdout.matchAll(/^CREATE (.*)$/gm)].map(([, file]) => file!)
      expect(files.sort()).toEqual(writtenFiles[kind])
      for (const file of files) expect(read(file)).not.toMatch(/TODO|FIXME|<%|__/)
    },
  )

  it('change nothing and say why when they run again [REL-104]', async () => {
    const readChanged = () => filesIn('UPDATE').map(read)
    const before = readChanged()
    const runs = await Promise.all([
      runGenerator(copy, 'new:area', 'training'),
      runGenerator(copy, 'new:page', 'case-studies'),
      runGenerator(copy, 'new:section', 'delivery-notes'),
    ])
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1])
    const [area, page, section] = runs.map(({ stderr }) => stderr)
    expect(area).toContain('There is an area training already.')
    expect(page).toContain('The path /case-studies is taken: see marketing/src/area.ts. Choose another name.')
    expect(section).toContain('There is a section delivery-notes already.')
    expect(readChanged()).toEqual(before)
  })

  it('connect the section with the routes, the sidebar and the load order of the schema', () => {
    expect(read('backoffice/src/App.tsx')).toContain(
      '<Route path="/admin/delivery-notes" element={<DeliveryNoteListPage />} />',
    )
    expect(read('backoffice/src/layout/sidebar/sections.ts')).toContain(
      "to: '/admin/delivery-notes', label: 'Delivery Notes'",
    )
    expect(read('supabase/config.toml')).toContain('"./schemas/delivery_notes.sql"')
    expect(read('supabase/src/core/requests/allowedRequests.ts')).toContain('  delivery_notes: {')
    expect(read('e2e/support/screens/adminScreens.ts')).toContain('...deliveryNotesScreens,')
  })

  it('connect the page with its route, its path and the footer [REL-102]', () => {
    expect(read('marketing/src/App.tsx')).toContain('<Route path="/case-studies" element={<CaseStudiesPage />} />')
    const declaration = read('marketing/src/area.ts')
    expect(declaration).toContain("'/case-studies': 'public',")
    expect(declaration).toContain("{ to: '/case-studies', label: 'Case Studies', footer: 35 },")
  })

  it('connect the area with what is true of every area: port, variables, paths, owners, checks [REL-105]', async () => {
    const script = `
      import { requireOwnArea } from './shell/server/remotes/areaDeclarations.ts'
      import { settings } from './shell/server/settings.ts'
      import { areas } from './.config/workspace.ts'
      import { area } from './training/src/area.ts'
      const { pointers, publicKeys, maps } = settings
      const { paths } = requireOwnArea('training', { build: 'b', contract: 2, ...area })
      const facts = { areas, pointer: pointers.training, key: publicKeys.training, maps: maps.training, paths }
      console.log(JSON.stringify(facts))`
    const facts = JSON.parse(await expectSuccess('--input-type=module', '--eval', script)) as object
    expect(facts).toEqual({
      areas: ['shell', 'marketing', 'portal', 'backoffice', 'training'],
      pointer: 'http://localhost:4204/latest.json',
      key: [],
      maps: '',
      paths: { '/training': 'client' },
    })
    expect(read('.github/CODEOWNERS')).toMatch(/^\/training\/ +@fortnight\/training$/m)
    expect(read('.github/workflows/training.yml')).toContain('area: training')
    expect(read('training/README.md').split('\n').length).toBeLessThanOrEqual(30)
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> }
    expect(packages['node_modules/@fortnight/training']).toEqual({ resolved: 'training', link: true })
  })
})

describe('what npm run new:area, new:page and new:section write', () => {
  it('passes the types and lint [REL-100, REL-102, REL-103]', async () => {
    addTableTypes()
    const files = created().filter((file) => /\.tsx?$/.test(file))
    // Only these, because the rest of the repository is the same as here.
    const compiled = [...files, 'marketing/src/area.ts', 'backoffice/src/css.d.ts'].map((file) => `../${file}`)
    const config = { extends: '../tsconfig.base.json', files: compiled }
    writeFileSync(join(copy, '.config/tsconfig.all.json'), JSON.stringify(config))
    const rules = '.config/lint/eslint.config.mjs'
    await Promise.all([
      expectSuccess('node_modules/typescript/bin/tsc', '-p', '.config/tsconfig.all.json'),
      expectSuccess('node_modules/eslint/bin/eslint.js', '-c', rules, ...files, '--max-warnings=0'),
    ])
  }, 180_000)

  it('passes the checks of formatting, borders, requirements and workflows [REL-100, REL-102, REL-103]', async () => {
    const files = [...created(), ...filesIn('UPDATE')]
    await Promise.all([
      expectSuccess('node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files),
      expectSuccess('.config/run.mjs', 'lint/borders'),
      expectSuccess('.config/run.mjs', 'lint/workflows'),
    ])
    const { stdout } = await runNode(copy, '.config/run.mjs', 'test/requirementsReport')
    expect(stdout).toContain('2/2  Training\n')
  }, 180_000)

  it('passes its own unit tests and those of what it is connected with [REL-100, REL-102, REL-103]', async () => {
    const own = created().filter((file) => /src\/.*\.test\.tsx?$/.test(file))
    expect(own).toHaveLength(5)
    const further = ['shell/server/proxy/queries/productRequests.test.ts', '.config/build/areaDeclaration.test.ts']
    const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
    const options = [
      '-c',
      '.config/test/jest.config.mjs',
      '--selectProjects',
      'unit',
      '--runInBand',
      '--runTestsByPath',
    ]
    await expectSuccess(...jest, ...options, ...own, ...further)
  }, 180_000)

  it('is built and released alone, within the budget of an area [REL-101]', async () => {
    await expectSuccess('.config/build/buildArea.ts', 'training')
    const releases = join(copy, 'releases/training')
    await expectSuccess('.config/run.mjs', 'delivery/deliver', 'release', 'training', '--to', releases)
    const pointer = JSON.parse(read('releases/training/latest.json')) as { bytes: { start: number } }
    expect(pointer).toMatchObject({ name: 'training', contract: 2, paths: { '/training': 'client' } })
    expect(pointer.bytes.start).toBeLessThan(40_000)
  }, 180_000)
})

/** Adds what `npm run db:types` would write for the new table, without the Postgres that it needs. */
function addTableTypes() {
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
  const file = 'supabase/src/core/database.types.ts'
  const withTable = Object.entries(tableTypes).reduce(
    (text, [group, entry]) => text.replace(`${group}: {\n`, `$&${entry}\n`),
    read(file),
  )
  writeFileSync(join(copy, file), withTable)
}

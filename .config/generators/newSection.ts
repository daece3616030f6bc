import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit'
import { insert } from './insert.ts'
import { requireSectionName } from './sectionName.ts'
import { capitalize, titleCase } from './spelling.ts'

// `npm run new:section <name>` adds a section to the back office, with a list and a form of rows that have a name and a
// description. The files of section/ are its templates, each under its path in the repository; existing files get the
// lines that connect it.

type Section = ReturnType<typeof spellings>

/** Adds the section to the tree. Returns what Nx runs once all files are written. */
export default async function newSection(tree: Tree, options: { name: string; database: boolean }) {
  requireSectionName(tree, options.name)
  const section = spellings(options.name)
  generateFiles(tree, join(import.meta.dirname, 'section'), '.', section)
  connectPages(tree, section)
  connectTable(tree, section)
  await formatFiles(tree)
  return () => {
    if (options.database) updateDatabaseFiles(tree.root, section)
  }
}

/** The spellings of the section's name in the templates. */
function spellings(name: string) {
  const nouns = name.replaceAll('-', ' ')
  const noun = nouns.slice(0, -1)
  const [plural, singular] = [names(name), names(name.slice(0, -1))]
  return {
    path: name,
    table: name.replaceAll('-', '_'),
    ...{ plural: plural.propertyName, Plural: plural.className },
    ...{ singular: singular.propertyName, Singular: singular.className },
    ...{ nouns, Nouns: titleCase(nouns), SentenceNouns: capitalize(nouns) },
    ...{ noun, Noun: titleCase(noun), SentenceNoun: capitalize(noun) },
  }
}

/** Routes, the link in the sidebar, and what the contract test and the accessibility journey visit. */
function connectPages(tree: Tree, { path, plural, Singular, Nouns }: Section) {
  const app = 'backoffice/src/App.tsx'
  const [listPage, formPage] = [`${Singular}ListPage`, `${Singular}FormPage`]
  const lazyPage = (page: string) => `const ${page} = lazy(() => import('./${plural}/${page}.tsx'))\n`
  const route = (suffix: string, page: string) => `<Route path="/admin/${path}${suffix}" element={<${page} />} />\n`
  insert(tree, app, 'after the last', /^const \w+ = lazy.*\n/, lazyPage(listPage) + lazyPage(formPage))
  const routes = route('', listPage) + route('/new', formPage) + route('/edit/:id', formPage)
  insert(tree, app, 'before', /<Route path="\*"/, routes)
  const parameter = `'/admin/${path}/edit/:id': 'no-such-row',\n`
  insert(tree, 'e2e/contract/remotes.spec.ts', 'before', /^ *'\/admin\/blog\/edit\/:id'/, parameter)

  const sections = 'backoffice/src/layout/sidebar/sections.ts'
  if (!tree.read(sections, 'utf8')?.includes(' List,'))
    insert(tree, sections, 'before', /^\} from 'lucide-react'/, '  List,\n')
  insert(
    tree,
    sections,
    'after',
    /^ *\{ to: '\/admin\/subscribers'.*\n/,
    `{ to: '/admin/${path}', label: '${Nouns}', Icon: List },\n`,
  )
  const sidebarTest = 'backoffice/src/layout/AdminLayout.test.tsx'
  insert(tree, sidebarTest, 'after', /^ *\['Subscribers'.*\n/, `['${Nouns}', '/admin/${path}'],\n`)

  const screens = 'e2e/support/screens/adminScreens.ts'
  const importScreens = `import { ${plural}Screens } from './${plural}Screens.ts'\n`
  insert(tree, screens, 'before', /^import \{ customerScreens \}/, importScreens)
  insert(tree, screens, 'after', /^export const adminScreens = \[/, `...${plural}Screens, `)

  const addresses = ['', '/new', '/edit/:id'].map((suffix) => `\`/admin/${path}${suffix}\``).join(', ')
  insert(tree, 'backoffice/README.md', 'after the last', /^\| `src\/.*\n/, `| \`src/${plural}/\` | ${addresses} |\n`)
}

/** The schema's place in the load order, the requests to the table, and who may do what with it. */
function connectTable(tree: Tree, section: Section) {
  const { table, nouns } = section
  allowRequests(tree, section)
  insert(tree, 'supabase/config.toml', 'before', /^ *"\.\/schemas\/content\.sql"/, `  "./schemas/${table}.sql",\n`)
  insert(tree, 'supabase/schemas/README.md', 'before', /^\| `content/, `| \`${table}.sql\` | ${nouns} |\n`)

  const expectations = {
    expectedPermissions: `{ select: adminsOnly, ...adminsWrite },`,
    expectedColumns: `{ admin: 'id name description', readOnly: 'updated_at' },`,
    sampleChanges: `['description', 'Changed'],`,
    sampleRows: `(index) => simpleSample('${table}', { name: \`Sample \${index}\` }, 'name'),`,
  }
  for (const [file, value] of Object.entries(expectations))
    insert(
      tree,
      `supabase/tests/support/permissions/${file}.ts`,
      'before',
      /^ {2}content_version:/,
      `${table}: ${value}\n`,
    )
  const call = `admin_${table}: { arguments: {}, allowed: calledByAdmins },\n`
  insert(tree, 'supabase/tests/support/permissions/expectedCalls.ts', 'before', /^ {2}admin_partners:/, call)
}

/** The requests of the section's screens, which the web server must let through. */
function allowRequests(tree: Tree, { table, plural, singular }: Section) {
  const allowed = 'supabase/src/core/requests/allowedRequests.ts'
  const methods = "{ methods: ['GET', 'POST', 'PATCH', 'DELETE'] }"
  insert(tree, allowed, 'before', /^ {2}partners: \{ methods/, `  ${table}: ${methods},\n`)
  const call = `{ method: 'POST', arguments: [...listArguments] }`
  insert(tree, allowed, 'before', /^ {2}admin_partners: \{/, `  admin_${table}: ${call},\n`)

  const requests = 'supabase/src/core/requests/productRequests.testing.ts'
  const calls = `import { ${singular}Calls } from '../../${plural}/calls.testing.ts'\n`
  insert(tree, requests, 'before', /^import \* as partnerMutations/, calls)
  insert(tree, requests, 'before', /^ {2}createPartner:/, `  ...${singular}Calls,\n`)
}

/** Writes the migration, and what is generated from the migrations. */
function updateDatabaseFiles(root: string, { table }: Section) {
  const scripts = [['db:new', table], ['db:types'], ['policies', '--', '--write']]
  try {
    for (const script of scripts)
      execFileSync('npm', ['run', '--silent', ...script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    console.log(`supabase/migrations, database.types.ts and policies.md include ${table}.`)
  } catch {
    console.error('The database files are not complete. Run these when the reason above is gone:')
    for (const script of scripts) console.error(`  npm run ${script.join(' ')}`)
    process.exitCode = 1
  }
}

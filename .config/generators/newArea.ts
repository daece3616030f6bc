import { join } from 'node:path'
import { formatFiles, generateFiles, type Tree } from '@nx/devkit'
import { requireAreaName } from './areaName.ts'
import { insert } from './insert.ts'
import { addPackage } from './packageFiles.ts'
import { capitalize } from './spelling.ts'

// `npm run new:area <name>` adds an area for clients that is built, tested and released on its own: an app with one page, its
// data, and what tests and deploys it. The files of area/ are its templates, each under its path in the repository; what has
// no content of its own is copied from the portal. Existing files get the lines that connect it.

type Area = { name: string; Name: string; NAME: string }

/** Adds the area to the tree. */
export default async function newArea(tree: Tree, { name }: { name: string }) {
  requireAreaName(tree, name)
  const area = { name, Name: capitalize(name), NAME: name.toUpperCase() }
  generateFiles(tree, join(import.meta.dirname, 'area'), '.', area)
  for (const file of ['portal/tsconfig.json', '.github/workflows/portal.yml']) copyFromPortal(tree, file, name)
  addPackage(tree, name)
  connectArea(tree, area)
  connectTests(tree, area)
  await formatFiles(tree)
}

function copyFromPortal(tree: Tree, file: string, name: string) {
  const text = tree.read(file, 'utf8') ?? ''
  tree.write(file.replace('portal', name), text.replaceAll('portal', name))
}

/** The list of all areas, what crawlers skip, who reviews changes, and the map of the repository. */
function connectArea(tree: Tree, { name, Name }: Area) {
  insert(tree, 'supabase/src/releases/areas.ts', 'after', /^ *backoffice: 'Back office',\n/, `  ${name}: '${Name}',\n`)
  insert(tree, 'marketing/src/feeds/robots.ts', 'before', /^ *'\/login',/, `'/${name}',\n`)

  const owners = '.github/CODEOWNERS'
  const owner = `@fortnight/${name}\n`
  insert(tree, owners, 'before', /^\/shared-ui\//, `/${name}/  ${owner}`)
  insert(tree, owners, 'before', /^\/e2e\/requirements\/marketing/, `/e2e/journeys/${name}/  ${owner}`)
  insert(tree, owners, 'after the last', /^\/e2e\/requirements\/.*\n/, `/e2e/requirements/${name}.md  ${owner}`)
  const row = `| [${name}](${name}) | ${Name}, for clients | on its own |\n`
  insert(tree, 'README.md', 'before', /^\| \[shared-ui\]/, row)
}

/** The requests of the area, which the tests of the web server send, its stories, and its link in the header of clients. */
function connectTests(tree: Tree, { name, Name }: Area) {
  const requests = 'supabase/src/core/requests/productRequests.testing.ts'
  const calls = `import { ${name}Calls } from '../../${name}/calls.testing.ts'\n`
  insert(tree, requests, 'before', /^import \{ projectRoomCalls \}/, calls)
  insert(tree, requests, 'after', /^ {2}\.\.\.projectRoomCalls,\n/, `  ...${name}Calls,\n`)
  const stories = /'\.\.\/src\/\*\*\/\*\.stories\.tsx'/
  insert(tree, 'shared-ui/.storybook/main.ts', 'after', stories, `, '../../${name}/src/**/*.stories.tsx'`)
  const inputs = /^ *"build-storybook": \{\n *"cache": true,\n *"inputs": \[\n/
  insert(tree, 'nx.json', 'after', inputs, `"{workspaceRoot}/${name}/src/**/*",\n`)
  const journey = 'e2e/journeys/shell/navigation.spec.ts'
  insert(tree, journey, 'before', /^ *\],\n *menu: \[\s*'My Dashboard'/, `['${Name}', '/${name}'],\n`)
  insert(tree, journey, 'after', /menu: \[\s*'My Dashboard'[^\]]*'/, `, '${Name}'`)
}

import { join } from 'node:path'
import { formatFiles, generateFiles, type Tree } from '@nx/devkit'
import { insert } from './insert.ts'
import { requirePageName } from './pageName.ts'
import { camelCase, capitalize, titleCase } from './spelling.ts'

// `npm run new:page <name>` adds a public page to marketing: its component and test from page/, its route and its path. A release
// of marketing alone makes it public.

/** Adds the page to the tree; `footer` also links to it from the footer of every page. */
export default async function newPage(tree: Tree, { name, footer }: { name: string; footer: boolean }) {
  requirePageName(tree, name)
  const words = name.replaceAll('-', ' ')
  const folder = camelCase(name)
  const Component = `${capitalize(folder)}Page`
  const page = { path: `/${name}`, folder, Component, words, Sentence: capitalize(words) }
  generateFiles(tree, join(import.meta.dirname, 'page'), '.', page)
  connectPage(tree, page)
  if (footer) connectFooter(tree, page)
  await formatFiles(tree)
}

type Page = { path: string; folder: string; Component: string; words: string }

/** The route of the page, and its path, by which the shell routes and from which the sitemap and tests of public pages follow. */
function connectPage(tree: Tree, { path, folder, Component }: Page) {
  const app = 'marketing/src/App.tsx'
  const lazy = `const ${Component} = lazyPage(() => import('./${folder}/${Component}.tsx'))\n`
  insert(tree, app, 'after the last', /^const \w+ = lazyPage.*\n/, lazy)
  insert(tree, app, 'after the last', /^ *<Route path=.*\n/, `<Route path="${path}" element={<${Component} />} />\n`)
  insert(tree, 'marketing/src/area.ts', 'before', /^ *'\/newsletter': 'public',/, `'${path}': 'public',\n`)
}

/** The link in the footer, before the last one. */
function connectFooter(tree: Tree, { path, words }: Page) {
  const link = `{ to: '${path}', label: '${titleCase(words)}', footer: 35 },\n`
  insert(tree, 'marketing/src/area.ts', 'before', /^ *\{ to: '\/#contact', label: 'Contact'/, link)
}

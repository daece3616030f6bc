import { readJson, type Tree, updateJson, writeJson } from '@nx/devkit'

type Package = { name: string; version: string; license: string; dependencies: Record<string, string> }
type Lockfile = { packages: Record<string, object> }

// The libraries that the first page uses. Those that the shell shares must be among them.
const libraries = ['@fortnight/shared-ui', '@fortnight/supabase', 'react', 'react-dom', 'styled-components', 'zustand']

/**
 * Adds an area to the packages of the repository, with the scripts of the portal and its versions of libraries, which are
 * installed already.
 */
export function addPackage(tree: Tree, name: string) {
  const portal = JSON.parse((tree.read('portal/package.json', 'utf8') ?? '').replaceAll('portal', name)) as Package
  const dependencies = Object.fromEntries(libraries.map((library) => [library, portal.dependencies[library]]))
  const area = { ...portal, dependencies }
  writeJson(tree, `${name}/package.json`, area)
  updateJson(tree, 'package.json', (root: { workspaces: string[] }) => addWorkspace(root, name))

  const { packages, ...lockfile } = readJson<Lockfile>(tree, 'package-lock.json')
  const { version, license } = area
  const entries: [string, object][] = [
    ...Object.entries({ ...packages, '': addWorkspace(packages[''] as { workspaces: string[] }, name) }),
    [name, { name: area.name, version, license, dependencies }],
    [`node_modules/${area.name}`, { resolved: name, link: true }],
  ]
  const sorted = entries.sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeJson(tree, 'package-lock.json', { ...lockfile, packages: Object.fromEntries(sorted) })
}

/** The areas come first, then what they share. */
const addWorkspace = <Root extends { workspaces: string[] }>(root: Root, name: string) => ({
  ...root,
  workspaces: root.workspaces.flatMap((workspace) => (workspace === 'shared-ui' ? [name, workspace] : [workspace])),
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { sharedModules, sharedPackages } from '../../shell/server/remotes/sharedModules.ts'
import { root } from '../workspace.ts'

const { ModuleFederationPlugin } = webpack.container

/** The keys that federation shares. `react/` and `react-dom/` stand for all their subpaths, such as react/jsx-runtime. */
export const sharedKeys: string[] = [
  ...sharedPackages.flatMap((name) => (name.startsWith('react') ? [name, `${name}/`] : [name])),
  ...sharedModules,
]

function readVersion(sharedKey: string) {
  const parts = sharedKey.split('/')
  const packageName = sharedKey.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!
  // Read from disk: several packages do not export their package.json.
  const file = join(root, 'node_modules', packageName, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const shared = Object.fromEntries(
  sharedKeys.map((key) => {
    const version = readVersion(key)
    return [key, { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0` }]
  }),
)

/** The plugin of the shell, which learns at run time where its remotes are. */
export const createHostPlugin = () => new ModuleFederationPlugin({ name: 'shell', shared })

/** The plugin of a remote, which exposes one module, its App. */
export const createRemotePlugin = (name: string) =>
  new ModuleFederationPlugin({ name, filename: 'remoteEntry.js', exposes: { './App': './src/App.tsx' }, shared })

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin as HostPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { sharedModules, sharedPackages } from '../../shell/server/remotes/sharedModules.ts'
import { root } from '../workspace.ts'

const { ModuleFederationPlugin: RemotePlugin } = webpack.container

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
export const createHostPlugin = () =>
  new HostPlugin({
    name: 'shell',
    remotes: {},
    shared,
    // With the default strategy the host loads all remotes to compare versions, so one that is down blanks every page.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  })

/** The plugin of a remote, which exposes one module, its App. The shell's runtime loads webpack's own containers, too. */
export const createRemotePlugin = (name: string) =>
  new RemotePlugin({ name, filename: 'remoteEntry.js', exposes: { './App': './src/App.tsx' }, shared })

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

/** What must exist exactly once in a page. Everything else is bundled into each area and ships with it. */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  'zustand',
  '@fortnight/shared-ui/query',
  '@fortnight/shared-ui/router',
  '@fortnight/shared-ui/track',
  '@fortnight/supabase/client',
  '@fortnight/supabase/session',
]

function versionOf(singleton: string) {
  const name = singleton.startsWith('@') ? singleton.split('/').slice(0, 2).join('/') : singleton.split('/')[0]!
  // Read from disk: several packages do not export their package.json.
  const file = resolve(import.meta.dirname, '../../node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const shared = Object.fromEntries(
  singletons.map((name) => {
    const version = versionOf(name)
    return [name, { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0` }]
  }),
)

/** The shell: learns at run time where its remotes are. */
export const host = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared,
    // With the default strategy one stopped remote blanks every page: the host would load all of them to compare versions.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  })

/** A remote: one entry file, one expose. */
export const remote = (name: string) =>
  new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: { './App': './src/App.tsx' },
    runtimePlugins: [resolve(import.meta.dirname, 'retryChunksPlugin.ts')],
    shared,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  })

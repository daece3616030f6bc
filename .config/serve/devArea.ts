// `npm run dev -w marketing`: one area without the shell, on a page of its own with hot reload. It uses the local database and
// starts it when it is not running.
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import DevServer from 'webpack-dev-server'
import { resolveOptions, typescriptRule } from '../build/webpack.ts'
import { startDatabase } from '../database/embeddedDatabase.ts'
import { findRunningDatabase } from '../database/runningDatabase.ts'
import { type Remote, remotes, root } from '../workspace.ts'
import { localSettings } from './localSettings.ts'
import { stopOnSignal } from './stopOnSignal.ts'

const area = process.argv[2] as Remote
// Next to each other from 4301 on, in the order of the remotes.
const port = 4301 + remotes.indexOf(area)
const origin = `http://localhost:${port}`
const { apiPort, dataDir } = localSettings

const database =
  (await findRunningDatabase(apiPort)) ??
  (await startDatabase({ dataDir, port: apiPort, siteUrl: origin, log: (line) => console.log(`  ${line}`) }))

const compiler = webpack({
  mode: 'development',
  context: join(root, area),
  entry: join(import.meta.dirname, 'standalone', `${area}.tsx`),
  target: 'web',
  devtool: 'eval-source-map',
  resolve: resolveOptions,
  output: { publicPath: '/', uniqueName: `${area}-standalone` },
  module: { rules: [typescriptRule({ hasHotReload: true }), { test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  plugins: [
    new ReactRefreshPlugin(),
    // No <title> here: pages set their own, and this one would stay beside it.
    new HtmlPlugin({
      templateContent:
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><div id="root"></div></html>',
    }),
    new webpack.DefinePlugin({ 'process.env.FORTNIGHT_PUBLISHABLE_KEY': JSON.stringify(database.publishableKey) }),
  ],
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})

const server = new DevServer(
  {
    port,
    host: 'localhost',
    hot: true,
    historyApiFallback: true,
    proxy: [{ context: ['/rest/v1', '/auth/v1', '/storage/v1'], target: database.url }],
    client: { overlay: { warnings: false } },
    setupExitSignals: false,
  },
  compiler,
)
await server.start()
console.log(`${area} is running alone at ${origin}`)
stopOnSignal(async () => {
  await server.stop()
  await database.stop()
})

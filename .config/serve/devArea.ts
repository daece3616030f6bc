// One area alone, for its own team: `npm run dev -w marketing`. Hot reload on the area's standalone page, against the
// local database (started when it is not running yet).
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import DevServer from 'webpack-dev-server'
import { startDatabase } from '../database/embeddedDatabase.ts'
import { runningDatabase } from '../database/runningDatabase.ts'
import { type Area, resolution, root, typescript } from '../build/webpack.ts'

const area = process.argv[2] as Exclude<Area, 'shell'>
const ports = { marketing: 4301, portal: 4302, backoffice: 4303 }
const apiPort = Number(process.env.FORTNIGHT_API_PORT ?? 54321)
const origin = `http://localhost:${ports[area]}`

const database =
  (await runningDatabase(apiPort)) ??
  (await startDatabase({
    dataDir: process.env.FORTNIGHT_DATA_DIR ?? join(root, '.data'),
    port: apiPort,
    siteUrl: origin,
    log: (line) => console.log(`  ${line}`),
  }))

const compiler = webpack({
  mode: 'development',
  context: join(root, area),
  entry: './src/main.ts',
  target: 'web',
  devtool: 'eval-source-map',
  resolve: resolution,
  output: { publicPath: '/', uniqueName: `${area}-standalone` },
  module: { rules: [typescript(true), { test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  plugins: [
    new ReactRefreshPlugin(),
    // No title here: pages bring their own, and a second one would stay beside it.
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
    port: ports[area],
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.stop()
    await database.stop()
    process.exit(0)
  })
}

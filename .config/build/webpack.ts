import { resolve } from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack'
import { host, remote, singletons } from './federation.ts'

export const areas = ['shell', 'marketing', 'portal', 'backoffice'] as const
export type Area = (typeof areas)[number]
export type Mode = 'production' | 'development'

export const root = resolve(import.meta.dirname, '../..')

/** TypeScript and styled-components by SWC; `refresh` adds hot reload for an area's own dev server. */
export const typescript = (refresh = false) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false }]] },
    },
  },
})

export const resolution = { extensions: ['.tsx', '.ts', '.mjs', '.js'] }

const alias = {
  'styled-components$': resolve(import.meta.dirname, 'styledComponents.mjs'),
  // The Markdown editor's own preview, which nobody sees: it shows ours, and this one weighs three times the editor.
  '@uiw/react-markdown-preview/nohighlight$': false,
} as const

const sharedLibraries = {
  name: 'shared',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|@tanstack|zustand|stylis|@emotion)[\\/]|\.config[\\/]build[\\/]styledComponents|shared-ui[\\/]src[\\/](query|router|track)|supabase[\\/]src[\\/]core[\\/](client|session)/,
  chunks: 'all' as const,
  enforce: true,
}

const base = (area: Area, mode: Mode): Configuration => ({
  mode,
  context: resolve(root, area),
  resolve: resolution,
  devtool: mode === 'development' ? 'source-map' : false,
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})

/** The browser files of one area, with their brotli and gzip twins. */
export const clientConfig = (area: Area, mode: Mode, path: string): Configuration => ({
  ...base(area, mode),
  name: `${area} client`,
  target: ['web', 'es2022'],
  resolve: { ...resolution, alias },
  // A remote's entry is made by federation alone; its standalone page exists only on its dev server.
  entry: area === 'shell' ? { main: './src/main.ts' } : {},
  output: {
    path,
    uniqueName: area,
    publicPath: 'auto',
    // Every build has a folder of its own, so names need no hash; each hash would cost every entry ten bytes.
    filename: '[name].js',
    chunkFilename: '[name].js',
    crossOriginLoading: 'anonymous',
  },
  optimization: {
    chunkIds: 'deterministic',
    // With Terser a build takes three times as long, for more bytes. In this process: SWC has threads of its own.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    // What the shell shares with everybody is needed by every page: one file instead of fifteen.
    splitChunks: area === 'shell' ? { cacheGroups: { shared: sharedLibraries } } : {},
  },
  module: {
    rules: [typescript(), { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true }],
  },
  plugins: [
    area === 'shell' ? host() : remote(area),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    ...(mode === 'production'
      ? [
          new CompressionPlugin({ algorithm: 'brotliCompress', filename: '[path][base].br', threshold: 512 }),
          new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
        ]
      : []),
  ],
})

/**
 * The server bundle of an area: plain CommonJS. Packages stay outside, so that shell and marketing meet in one React;
 * marketing's also leaves the shared modules of our own to the shell that runs it.
 */
export const serverConfig = (area: 'shell' | 'marketing', mode: Mode, path: string): Configuration => ({
  ...base(area, mode),
  name: `${area} server`,
  target: 'node24',
  entry: { server: area === 'shell' ? './server/main.ts' : './src/server.ts' },
  output: { path, filename: '[name].cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
  externalsPresets: { node: true },
  externals: [({ request = '' }: ExternalItemFunctionData) => Promise.resolve(external(area, request))],
  // `createRequire` stays what Node makes of it.
  module: {
    rules: [typescript(), { test: /\.(woff|avif|webp|jpg)$/, type: 'asset/inline' }],
    parser: { javascript: { createRequire: false } },
  },
  plugins: [
    // One file: it is fetched, verified and evaluated as a whole.
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // Evaluated from memory it has no path, and satori asks for one.
    new webpack.DefinePlugin({ __filename: JSON.stringify('/server.cjs') }),
  ],
})

// Small packages that only marketing's pages use are bundled: the shell promises nothing but the singletons and these.
const providedByShell = ['isomorphic-dompurify', 'sharp']

function external(area: Area, request: string) {
  const isPackage = /^[@\w]/.test(request) && !request.startsWith('@fortnight/') && !/^[A-Z]:/.test(request)
  if (area === 'shell') return isPackage ? `commonjs ${request}` : undefined
  const isShared = singletons.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))
  return isShared || providedByShell.includes(request) ? `commonjs ${request}` : undefined
}

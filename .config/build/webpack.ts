import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, {
  type Chunk,
  type ChunkGroup,
  type Configuration,
  type ExternalItemFunctionData,
  type Module,
} from 'webpack'
import { serverPackages, sharedModules, sharedPackages } from '../../shell/server/remotes/sharedModules.ts'
import { type Area, root } from '../workspace.ts'
import { WatchAreaDeclarationPlugin } from './areaDeclaration.ts'
import { ChunkIntegrityPlugin } from './chunkIntegrityPlugin.ts'
import { CompileAtOncePlugin } from './compileAtOncePlugin.ts'
import { StartInOwnTaskPlugin } from './startInOwnTaskPlugin.ts'
import { createHostPlugin, createRemotePlugin, sharedKeys } from './federation.ts'

export type Mode = 'production' | 'development'

/** Compiles TypeScript and styled-components with SWC; `hasHotReload` is for an area's own dev server. */
export const typescriptRule = ({ hasHotReload = false } = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: hasHotReload, refresh: hasHotReload } },
      experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false }]] },
    },
  },
})

export const resolveOptions = { extensions: ['.tsx', '.ts', '.mjs', '.js'] }

const styledComponentsFile = resolve(import.meta.dirname, 'styledComponents.mjs')

const alias = {
  'styled-components$': styledComponentsFile,
  // The Markdown editor's own preview is never shown, because ours replaces it, and it is three times the editor's size.
  '@uiw/react-markdown-preview/nohighlight$': false,
} as const

const packagesBehindShared = ['scheduler', 'react-router', 'react-router-dom', '@tanstack', 'stylis', '@emotion']
const sharedPackagePattern = new RegExp(
  `node_modules[\\\\/](${[...sharedPackages, ...packagesBehindShared].join('|')})[\\\\/]`,
)
const require = createRequire(import.meta.url)
const sharedFiles = [styledComponentsFile, ...sharedModules.map((name) => require.resolve(name))]

/** Every page needs what the shell shares, so it is one file instead of fifteen. */
const sharedCacheGroup = {
  name: 'shared',
  test(module: Module) {
    const file = module.nameForCondition() ?? ''
    return sharedPackagePattern.test(file) || sharedFiles.includes(file)
  },
  chunks: 'all' as const,
  enforce: true,
}

/** A remote's own copies of what the shell shares are only used with a shell that does not share them yet: one file. */
const fallbackCacheGroup = {
  name: 'fallbacks',
  chunks: isFallback,
  enforce: true,
}

function isFallback(chunk: Chunk) {
  return [...chunk.groupsIterable].every((group) => isFallbackGroup(group))
}

function isFallbackGroup(group: ChunkGroup, visited = new Set<ChunkGroup>()): boolean {
  if (visited.has(group)) return true
  visited.add(group)
  const blocks = [...group.blocksIterable].map(({ parent }) => parent?.constructor.name ?? '')
  if (blocks.length && blocks.every((name) => /^(Provide|Consume)SharedModule$/.test(name))) return true
  return group.getParents().length > 0 && group.getParents().every((parent) => isFallbackGroup(parent, visited))
}

const baseConfig = (area: Area, mode: Mode): Configuration => ({
  mode,
  context: resolve(root, area),
  resolve: resolveOptions,
  devtool: mode === 'development' ? 'source-map' : false,
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})

const compression = { threshold: 512, exclude: /\.map$/ }

/** The browser files of one area, written to `path`; in production with their Brotli and gzip versions. */
export const clientConfig = (area: Area, mode: Mode, path: string): Configuration => ({
  ...baseConfig(area, mode),
  // Without the sources themselves; moved out of the public files. The reports of errors need positions only.
  ...(mode === 'production' && { devtool: 'hidden-nosources-source-map' }),
  name: `${area} client`,
  target: ['web', 'es2022'],
  resolve: { ...resolveOptions, alias },
  // Federation adds the container to the entry of a remote.
  entry: area === 'shell' ? { main: './src/main.ts' } : { [area]: resolve(import.meta.dirname, 'retryChunks.ts') },
  output: {
    path,
    uniqueName: area,
    publicPath: 'auto',
    // Every build has its own folder, so file names need no hash, which would cost each entry ten bytes per file.
    filename: '[name].js',
    chunkFilename: '[name].js',
    crossOriginLoading: 'anonymous',
  },
  optimization: {
    chunkIds: 'deterministic',
    // Terser takes three times as long and saves fewer bytes. Not parallel, because SWC has its own threads.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    splitChunks: {
      // Below the default of 20,000 bytes, or what a few screens of a project share is downloaded with each of them.
      ...(area === 'portal' && { minSize: 8_000 }),
      // Above it, or some pages download in two parts what compresses better as one.
      ...(area === 'marketing' && { minSize: 24_000 }),
      cacheGroups: area === 'shell' ? { shared: sharedCacheGroup } : { fallbacks: fallbackCacheGroup },
    },
  },
  module: {
    rules: [typescriptRule(), { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true }],
  },
  plugins: [
    ...(area === 'shell'
      ? [createHostPlugin(), new StartInOwnTaskPlugin(), new CompileAtOncePlugin()]
      : [createRemotePlugin(area), new ChunkIntegrityPlugin(), new WatchAreaDeclarationPlugin()]),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    ...(mode === 'production'
      ? [
          new CompressionPlugin({ ...compression, algorithm: 'brotliCompress', filename: '[path][base].br' }),
          new CompressionPlugin({ ...compression, algorithm: 'gzip', filename: '[path][base].gz' }),
        ]
      : []),
  ],
})

const serverEntries = {
  shell: { server: './server/main.ts', renderWorker: './server/renderWorker/main.ts' },
  marketing: { server: './src/server.ts' },
}

/**
 * The server bundles of an area, written to `path`: one CommonJS file per entry. The shell's leave packages outside;
 * marketing's leaves outside what the shell shares, so that both use the same React.
 */
export const serverConfig = (area: 'shell' | 'marketing', mode: Mode, path: string): Configuration => ({
  ...baseConfig(area, mode),
  name: `${area} server`,
  target: 'node24',
  entry: serverEntries[area],
  output: { path, filename: '[name].cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
  externalsPresets: { node: true },
  externals: [({ request }: ExternalItemFunctionData) => Promise.resolve(findExternal(area, request))],
  module: {
    rules: [typescriptRule(), { test: /\.(woff|svg)$/, type: 'asset/inline' }],
    // Leaves `createRequire` to Node. Marketing's bundle is fetched, verified and evaluated as a whole.
    parser: { javascript: { createRequire: false, dynamicImportMode: 'eager' } },
  },
  plugins: [
    // satori reads `__filename`, which a bundle that is evaluated from memory does not have.
    new webpack.DefinePlugin({ __filename: JSON.stringify('/server.cjs') }),
  ],
})

/** How webpack refers to a module that stays outside the server bundle; undefined when the module is bundled. */
function findExternal(area: Area, request = '') {
  const isPackage = /^[@\w]/.test(request) && !request.startsWith('@fortnight/') && !/^[A-Z]:/.test(request)
  const isShared = sharedKeys.some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key))
  const isServerPackage = serverPackages.some((name) => name === request)
  const isExternal = area === 'shell' ? isPackage : isShared || isServerPackage
  return isExternal ? `commonjs ${request}` : undefined
}

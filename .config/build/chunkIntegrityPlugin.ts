import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'

const pluginName = 'ChunkIntegrityPlugin'
const { Compilation: Stages, runtime, sources } = webpack

const algorithm = 'sha256'

/** The integrity of a chunk: `sha256-…`, a third shorter than that of an entry, because an entry holds those of all chunks. */
export const chunkIntegrity = (content: Buffer) => `${algorithm}-${computeChecksum(content)}`

// Replaced in the finished entry, because the checksums of the other files are known last.
const placeholders = { '.js': '%SCRIPT_CHECKSUMS%', '.css': '%STYLE_CHECKSUMS%' }
const checksumLength = 44

/**
 * Puts the checksums of a remote's chunks into its entry, so that browsers reject chunks that were replaced on the static
 * host: the shell knows the checksum of the entry from the signed pointer.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\nscript.integrity = ${findChecksum('.js', 'chunkId')};`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag, chunkId }) => `${source}${tag}.integrity = ${findChecksum('.css', chunkId)};`,
      )
      // After files are minimized and before they are compressed.
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => insertChecksums(compilation))
    })
  }
}

// A string such as `,12:47DEQ…=,34:…` is smaller than an object. A chunk without a checksum fails to load.
const findChecksum = (extension: keyof typeof placeholders, chunkId: string) =>
  `"${algorithm}-" + "${placeholders[extension]}".split("," + ${chunkId} + ":")[1].slice(0, ${checksumLength})`

function insertChecksums(compilation: Compilation) {
  const chunks = [...compilation.chunks]
  for (const entry of chunks.filter((chunk) => chunk.hasRuntime()).flatMap((chunk) => [...chunk.files])) {
    compilation.updateAsset(entry, (source) => {
      const text = source.source().toString()
      return new sources.RawSource(
        text
          .replace(placeholders['.js'], listChecksums(compilation, chunks, '.js'))
          .replace(placeholders['.css'], listChecksums(compilation, chunks, '.css')),
      )
    })
  }
}

const listChecksums = (compilation: Compilation, chunks: Chunk[], extension: string) =>
  chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith(extension))
        .map((file) => `,${chunk.id}:${computeChecksum(compilation.getAsset(file)!.source.buffer())}`),
    )
    .join('')

const computeChecksum = (content: Buffer) => createHash(algorithm).update(content).digest('base64')

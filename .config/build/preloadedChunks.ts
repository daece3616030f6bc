import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack'

// Which chunks a page needs to start is known at build time. Listing them in the pointer lets browsers fetch all of them at
// once, instead of discovering one after the other.

/** Scripts that the shell's bootstrap needs: its own chunk and the shared libraries it consumes. */
export function findShellStartupScripts(compilation: Compilation) {
  const entrypoint = compilation.entrypoints.get('main')!
  // Telemetry has names: which of its two scripts a page loads is not known before.
  const startGroups = entrypoint.getChildren().filter(({ name }) => !name)
  return scriptFiles(startGroups.flatMap((group) => withSharedChunks(compilation, group.chunks)))
}

/** Further scripts of the shell for pages that need the visitor's session. Throws when the shell loads its session otherwise. */
export function findSessionScripts(compilation: Compilation) {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks)
  const sessionImports = blocks.filter(({ request }) =>
    /\/(sessionController|authClient|restClient)\.ts$/.test(request ?? ''),
  )
  if (sessionImports.length < 3) {
    throw new Error('The shell no longer loads its session by the imports that findSessionScripts looks for.')
  }
  return scriptFiles(sessionImports.flatMap((block) => chunksOfBlock(compilation, block)))
}

/** Scripts of a remote's exposed App, without the libraries that the shell provides. */
export function findRemoteAppScripts(compilation: Compilation) {
  const container = [...compilation.modules].find((module) => module.constructor.name === 'ContainerEntryModule')!
  return scriptFiles(container.blocks.flatMap((block) => chunksOfBlock(compilation, block)))
}

function withSharedChunks(compilation: Compilation, chunks: Chunk[], visited = new Set<Chunk>()): Chunk[] {
  for (const chunk of chunks.filter((candidate) => !visited.has(candidate))) {
    visited.add(chunk)
    const consumed = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].filter(isConsumedShare)
    const provided = consumed.flatMap((module) => module.blocks.flatMap((block) => chunksOfBlock(compilation, block)))
    withSharedChunks(compilation, provided, visited)
  }
  return [...visited]
}

const isConsumedShare = (module: Module) => module.constructor.name === 'ConsumeSharedModule'

const chunksOfBlock = (compilation: Compilation, block: AsyncDependenciesBlock) =>
  compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []

const scriptFiles = (chunks: Chunk[]) =>
  [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'))

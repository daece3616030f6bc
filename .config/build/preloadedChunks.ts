import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack'

// The chunks that a page needs before it can start are known at build time. Naming them lets the browser fetch all of
// them at once instead of discovering one after the other.

/** Files that the shell's bootstrap needs: its own chunk and the shared libraries it consumes. */
export function chunksOfStart(compilation: Compilation) {
  const start = compilation.entrypoints.get('main')!
  return scripts(start.getChildren().flatMap((group) => withShared(compilation, group.chunks)))
}

/** Files of the shell that a page needs as well when it asks who is in front of it. */
export function chunksOfSession(compilation: Compilation) {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks)
  const wanted = blocks.filter(({ request = '' }) =>
    /\/(sessionController|authClient|restClient)\.ts$/.test(request ?? ''),
  )
  if (wanted.length < 3) throw new Error('The shell no longer loads its session the way this file says.')
  return scripts(wanted.flatMap((block) => chunksOfBlock(compilation, block)))
}

/** Files of a remote's exposed App, without the libraries that the shell already provides. */
export function chunksOfExpose(compilation: Compilation) {
  const container = [...compilation.modules].find((module) => module.constructor.name === 'ContainerEntryModule')!
  return scripts(container.blocks.flatMap((block) => chunksOfBlock(compilation, block)))
}

function withShared(compilation: Compilation, chunks: Chunk[], seen = new Set<Chunk>()): Chunk[] {
  for (const chunk of chunks.filter((candidate) => !seen.has(candidate))) {
    seen.add(chunk)
    const consumed = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].filter(isConsumedShare)
    const provided = consumed.flatMap((module) => module.blocks.flatMap((block) => chunksOfBlock(compilation, block)))
    withShared(compilation, provided, seen)
  }
  return [...seen]
}

const isConsumedShare = (module: Module) => module.constructor.name === 'ConsumeSharedModule'

const chunksOfBlock = (compilation: Compilation, block: AsyncDependenciesBlock) =>
  compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []

const scripts = (chunks: Chunk[]) =>
  [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'))

import webpack, { type Compiler } from 'webpack'
import { findShellStartupScripts } from './preloadedChunks.ts'

const pluginName = 'CompileAtOncePlugin'
const { Compilation, sources } = webpack
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile the shell's first scripts completely while it downloads them, off the main thread, in place of each
 * function when it is called (https://v8.dev/blog/explicit-compile-hints). Other browsers ignore the comment.
 */
export class CompileAtOncePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // After the minimizer, which removes comments, and before source maps and compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        for (const file of ['main.js', ...findShellStartupScripts(compilation)])
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source))
      })
    })
  }
}

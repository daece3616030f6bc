import webpack, { type Compiler } from 'webpack'

const pluginName = 'StartInOwnTaskPlugin'
const { javascript, sources } = webpack

/** Runs the modules of an entry in a task of their own, so that the page stays responsive after its script was compiled. */
export class StartInOwnTaskPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const { renderStartup } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      renderStartup.tap(pluginName, (source) => new sources.ConcatSource('setTimeout(() => {\n', source, '\n});\n'))
    })
  }
}

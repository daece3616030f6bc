/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { root } from '../workspace.ts'
import { ChunkIntegrityPlugin } from './chunkIntegrityPlugin.ts'
import { runWebpack } from './release.ts'

const context = mkdtempSync(join(tmpdir(), 'fortnight-chunks-'))
const path = join(context, 'dist')
const readBuilt = (file: string) => readFileSync(join(path, file))

beforeAll(async () => {
  const sources = {
    'entry.js': 'window.open = (name) => (name === "b" ? import("./b.js") : import("./a.js"))',
    'a.js': 'import "./a.css"',
    'a.css': 'body { color: teal }',
    'b.js': 'window.b = 1',
  }
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(context, file), text)
  await runWebpack([
    {
      ...{ mode: 'production', context, entry: './entry.js' },
      output: { path, publicPath: 'https://static.example.com/', crossOriginLoading: 'anonymous' },
      resolveLoader: { modules: [join(root, 'node_modules')] },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin(), new ChunkIntegrityPlugin()],
    },
  ])
})

afterAll(() => rmSync(context, { recursive: true }))

describe('the entry of a build', () => {
  it('loads every script and style sheet with the checksum of its file [DEPLOY-4]', () => {
    const { window } = new JSDOM('', { runScripts: 'outside-only' })
    window.eval(readBuilt('main.js').toString())
    window.eval('open("a"); open("b")')
    const elements = [...window.document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
    const loaded = elements.map((element) => ({
      file: ('src' in element ? element.src : element.href).replace('https://static.example.com/', ''),
      integrity: element.integrity,
      crossOrigin: element.crossOrigin,
    }))
    // Ends the timeouts of the chunks, which never load here.
    window.close()
    const files = readdirSync(path).filter((file) => file !== 'main.js')
    expect(files).toHaveLength(3)
    const expected = files.map((file) => {
      const checksum = createHash('sha256').update(readBuilt(file)).digest('base64')
      return { file, integrity: `sha256-${checksum}`, crossOrigin: 'anonymous' }
    })
    expect(loaded).toEqual(expect.arrayContaining(expected))
    expect(loaded).toHaveLength(expected.length)
  })
})

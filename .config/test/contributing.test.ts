/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { areas } from '../workspace.ts'

const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What the recipes add as an example, or leave open. */
const examplePattern = /delivery_?notes|security\/|training[/.]|<\w+>/i
const namesIn = (pattern: RegExp, text = guide) =>
  [...text.matchAll(pattern)].map(([, name]) => name!).filter((name) => !examplePattern.test(name))

describe('CONTRIBUTING.md', () => {
  it('has at most 120 lines', () => {
    expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  })

  it('names files that exist, in full or relative to a folder of the same step', () => {
    const isIgnored = (path: string) => /(^|\/)(node_modules|dist|\.dev|\.live)$/.test(path)
    const folders = ['.config', ...areas, 'shared-ui', 'supabase', 'e2e'].map((folder) => `${folder}/**/*.*`)
    const files = globSync([...folders, '.env.example'], { exclude: isIgnored })
    const paths = namesIn(/`([\w.<>/-]+\.(?:tsx?|sql|md|example))`/g, guide.split('## Recipes')[1])
    expect(paths.length).toBeGreaterThan(40)
    expect(paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([])
  })

  it('names folders that exist', () => {
    const folders = namesIn(/`([\w.<>/-]+\/)`/g)
    expect(folders.filter((folder) => folder.includes('src/') && !existsSync(folder))).toEqual([])
  })

  it('names scripts that exist', () => {
    expect(namesIn(/npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([])
  })
})

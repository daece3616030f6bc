// `npm run strings`: prints every text that users may see with its place, for review. `-- portal/src` prints those of one folder.
import { globSync, readFileSync } from 'node:fs'
import { areas, root } from '../workspace.ts'
import { listUserTexts } from './userTexts.ts'

const sources = [
  ...[...areas, 'shared-ui', 'supabase'].map((folder) => `${folder}/src/**/*.{ts,tsx}`),
  'shell/server/**/*.{ts,tsx}',
]
const isSource = (file: string) => !/\.(?:test|testing|stories|d)\.tsx?$|database\.types\.ts$/.test(file)

const [folder = ''] = process.argv.slice(2)
const isInFolder = (file: string) => file.startsWith(folder)
const find = (patterns: string[]) => globSync(patterns, { cwd: root }).filter(isInFolder).sort()
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

for (const file of find(sources).filter(isSource)) {
  for (const { line, text } of listUserTexts(file, read(file))) console.log(`${file}:${line}  ${text}`)
}
// Rows and posts of a local database are texts from the first line to the last.
for (const file of find(['supabase/seeds/*.sql'])) {
  for (const [index, text] of read(file).split('\n').entries()) {
    if (/\p{L}/u.test(text)) console.log(`${file}:${index + 1}  ${text.trim()}`)
  }
}

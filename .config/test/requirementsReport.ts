// `npm run requirements`: prints which requirements are named by a test. Fails when one is not, or when a test names an unknown one.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../workspace.ts'

type Section = { title: string; ids: string[] }

const requirementsFolder = 'e2e/requirements'
const idPattern = /[A-Z]+(?:-[A-Z]+)*-\d+/.source
const idListPattern = new RegExp(`\\[(${idPattern}(?:, *${idPattern})*)\\]`, 'g')

process.chdir(root)
const { sections, errors } = readRequirements()
const testFilesById = findTestFilesById()
const knownIds = new Set(sections.flatMap(({ ids }) => ids))

for (const [id, files] of testFilesById) {
  if (!knownIds.has(id)) errors.push(`${[...files].join(', ')} names ${id}, which is not in ${requirementsFolder}.`)
}
for (const section of sections) printSection(section)

const testedCount = [...knownIds].filter((id) => testFilesById.has(id)).length
for (const error of errors) console.log(error)
console.log(`${testedCount} of ${knownIds.size} requirements are named by at least one test.`)
process.exitCode = errors.length || testedCount < knownIds.size || !knownIds.size ? 1 : 0

function printSection({ title, ids }: Section) {
  const untestedIds = ids.filter((id) => !testFilesById.has(id))
  const count = `${ids.length - untestedIds.length}/${ids.length}`.padStart(7)
  console.log(`${count}  ${title}${untestedIds.length ? `; no test names ${untestedIds.join(' ')}` : ''}`)
}

/** Every table row below a heading is one requirement: a unique id and a statement. */
function readRequirements() {
  const sections: Section[] = []
  const errors: string[] = []
  const seenIds = new Set<string>()
  for (const file of globSync(`${requirementsFolder}/*.md`).sort()) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (line.startsWith('## ')) sections.push({ title: line.slice(3), ids: [] })
      if (!line.startsWith('|') || /^\| *(id|-+) *\|/.test(line)) continue
      const id = new RegExp(`^\\| *(${idPattern}) *\\| *[^ |].*\\|$`).exec(line)?.[1]
      if (!id) errors.push(`${file}:${index + 1} is not a row with an id and a statement.`)
      else if (seenIds.has(id)) errors.push(`${file}:${index + 1} repeats ${id}.`)
      else {
        seenIds.add(id)
        sections.at(-1)?.ids.push(id)
      }
    }
  }
  return { sections: sections.filter(({ ids }) => ids.length), errors }
}

/** The test files that name each requirement, as a test does in its title: "opens one FAQ at a time [HOME-11]". */
function findTestFilesById() {
  const filesById = new Map<string, Set<string>>()
  const testFiles = globSync('{*,.config}/**/*.{test.ts,test.tsx,spec.ts}', {
    exclude: ['**/node_modules', '**/dist'],
  })
  for (const file of testFiles) {
    for (const text of readStrings(file)) {
      for (const [, list = ''] of text.matchAll(idListPattern)) {
        for (const id of list.split(/, */)) filesById.set(id, (filesById.get(id) ?? new Set()).add(file))
      }
    }
  }
  return filesById
}

// All string literals, because the titles of table-driven tests are in their tables; but no comments.
function readStrings(file: string) {
  const strings: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return strings
}

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

type Area = { title: string; ids: string[] }

const requirementsFolder = 'e2e/requirements'
const id = /[A-Z]+(?:-[A-Z]+)*-\d+/.source
const idList = new RegExp(`\\[(${id}(?:, *${id})*)\\]`, 'g')

process.chdir(`${import.meta.dirname}/../..`)
const { areas, mistakes } = readRequirements()
const testsById = readTests()
const known = new Set(areas.flatMap(({ ids }) => ids))

for (const [name, files] of testsById) {
  if (!known.has(name))
    mistakes.push(`${[...files].join(', ')} names ${name}, which ${requirementsFolder} does not have.`)
}
for (const { title, ids } of areas) printArea(title, ids)

const tested = [...known].filter((name) => testsById.has(name)).length
for (const mistake of mistakes) console.log(mistake)
console.log(`${tested} of ${known.size} requirements are named by at least one test.`)
process.exitCode = mistakes.length || tested < known.size || !known.size ? 1 : 0

function printArea(title: string, ids: string[]) {
  const untested = ids.filter((name) => !testsById.has(name))
  const count = `${ids.length - untested.length}/${ids.length}`.padStart(7)
  console.log(`${count}  ${title}${untested.length ? `; no test names ${untested.join(' ')}` : ''}`)
}

/** Every table row under a heading is one requirement: an id that occurs once, and what it asks for. */
function readRequirements() {
  const areas: Area[] = []
  const mistakes: string[] = []
  const seen = new Set<string>()
  for (const file of globSync(`${requirementsFolder}/*.md`).sort()) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (line.startsWith('## ')) areas.push({ title: line.slice(3), ids: [] })
      if (!line.startsWith('|') || /^\| *(id|-+) *\|/.test(line)) continue
      const name = new RegExp(`^\\| *(${id}) *\\| *[^ |].*\\|$`).exec(line)?.[1]
      if (!name) mistakes.push(`${file}:${index + 1} is not a row of an id and a statement.`)
      else if (seen.has(name)) mistakes.push(`${file}:${index + 1} repeats ${name}.`)
      else {
        seen.add(name)
        areas.at(-1)?.ids.push(name)
      }
    }
  }
  return { areas: areas.filter(({ ids }) => ids.length), mistakes }
}

/** Which test files name which requirement. A test names it in its title: "opens one FAQ at a time [HOME-11]". */
function readTests() {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('{*,.config}/**/*.{test.ts,test.tsx,spec.ts}', {
    exclude: ['**/node_modules', '**/dist'],
  })) {
    for (const text of textsOf(file)) {
      for (const [, list = ''] of text.matchAll(idList)) {
        for (const name of list.split(/, */)) found.set(name, (found.get(name) ?? new Set()).add(file))
      }
    }
  }
  return found
}

// All string literals and not just first arguments: titles of table-driven tests stand in their tables. A comment is no test.
function textsOf(file: string) {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

import type { CaseContent, Importance } from '../acceptanceRecords.ts'
import { maxCases, textProblem } from '../cases/caseValues.ts'

/** A row of a file: a case, or a sentence that says why it is none. `number` counts from 1, without the header. */
export type ImportedRow = { number: number; title: string; content?: CaseContent; problem?: string }

/** The rows of a file, or a sentence that says why it cannot be read. */
export type ImportedFile = { rows: ImportedRow[]; problem?: string }

const names: Record<keyof CaseContent, string[]> = {
  title: ['title', 'case', 'name'],
  input: ['input', 'what goes in'],
  expected: ['expected result', 'expected', 'output', 'what must come out'],
  importance: ['importance', 'priority'],
}
const labels = { title: 'Title', input: 'Input', expected: 'Expected result' }

// An export puts an apostrophe before what a spreadsheet would run as a formula.
const escapedFormula = /(^|[;|\t\r\n])([\s\p{C}"]*)'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** Reads a CSV file of cases. Its first line names the columns, in any order; commas, semicolons and tabs separate them. */
export async function parseCases(text: string): Promise<ImportedFile> {
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const [header = [], ...lines] = data
  const columns = findColumns(header)
  const missing = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => columns[name] < 0)
  if (missing.length > 0) {
    const list = missing.map((name) => labels[name]).join(', ')
    return {
      rows: [],
      problem: `The first line must name the columns Title, Input, and Expected result. Missing: ${list}.`,
    }
  }
  if (lines.length === 0) return { rows: [], problem: 'This file has no cases below its first line.' }
  if (lines.length > maxCases) {
    return {
      rows: [],
      problem: `A file has at most ${maxCases} cases. This one has ${lines.length.toLocaleString('en-US')}.`,
    }
  }
  const misquoted = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const rows = lines.map((cells, index) =>
    readRow(index + 1, cells, columns, misquoted.has(index + 1) ? 'Its quotation marks do not match.' : undefined),
  )
  return { rows }
}

type Columns = Record<keyof CaseContent, number>

function findColumns(header: string[]) {
  const given = header.map((cell) => cell.trim().toLowerCase())
  const find = (name: keyof CaseContent) => given.findIndex((cell) => names[name].includes(cell))
  return { title: find('title'), input: find('input'), expected: find('expected'), importance: find('importance') }
}

function readRow(number: number, cells: string[], columns: Columns, misquoted: string | undefined): ImportedRow {
  const cell = (name: keyof CaseContent) => (cells[columns[name]] ?? '').replace(escapedFormula, '$1$2').trim()
  const [title, input, expected] = [cell('title'), cell('input'), cell('expected')]
  const importance = cell('importance').toLowerCase() || 'must'
  const problem =
    misquoted ??
    textProblem('title', title) ??
    fieldProblem('Input', textProblem('input', input)) ??
    fieldProblem('Expected result', textProblem('expected', expected)) ??
    (importance === 'must' || importance === 'should' ? undefined : `“${importance}” is neither must nor should.`)
  if (problem) return { number, title, problem }
  return { number, title, content: { title, input, expected, importance: importance as Importance } }
}

const fieldProblem = (label: string, problem: string | undefined) => problem && `${label}: ${problem}`

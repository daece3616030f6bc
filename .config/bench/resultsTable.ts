import type { PageFigures } from './lighthouse.ts'

export type Cell = { value: number; missed?: boolean }
export type Row = { figure: string; target: string; digits?: number; cells: Record<string, Cell> }

type Target = { atMost?: number; atLeast?: number }
/** `exceptions` are the targets of single columns, in place of the row's. */
type RowFormat = Target & { figure: string; digits?: number; exceptions?: Record<string, Target> }

// The pricing page hydrates by itself, to convert prices, and the privacy page to show what the visitor has chosen.
const pageFormats: Record<keyof PageFigures, RowFormat> = {
  performance: { figure: 'performance, of 100', atLeast: 100, exceptions: { '/pricing': { atLeast: 99 } } },
  accessibility: { figure: 'accessibility, of 100', atLeast: 100 },
  bestPractices: { figure: 'best practices, of 100', atLeast: 100 },
  seo: { figure: 'SEO, of 100', atLeast: 100 },
  fcp: { figure: 'first contentful paint, ms' },
  lcp: { figure: 'largest contentful paint, ms' },
  tbt: { figure: 'total blocking time, ms', atMost: 10, exceptions: { '/pricing': { atMost: 50 } } },
  cls: { figure: 'layout shift', digits: 3, atMost: 0.01 },
  htmlKb: { figure: 'HTML, KB', digits: 1, atMost: 16.5 },
  fontKb: { figure: 'fonts, KB', digits: 1, atMost: 32 },
  imageKb: { figure: 'images before scrolling, KB', digits: 1, atMost: 50 },
  scripts: {
    figure: 'scripts requested before the visitor acts',
    atMost: 0,
    exceptions: { '/pricing': {}, '/privacy': {} },
  },
  inlineScriptKb: { figure: 'inline scripts, compressed, KB', digits: 1, atMost: 2 },
  requests: { figure: 'requests', atMost: 25 },
  machine: { figure: "speed of the machine, by Lighthouse's benchmark" },
  slowdown: { figure: 'times slower: the phone', digits: 1 },
}

const barePageColumn = 'bare page'

/** Paint times of a page as multiples of the bare page's. */
const paintRatios = [
  { key: 'fcp', figure: 'first paint, times the bare page', atMost: 1.4 },
  { key: 'lcp', figure: 'largest paint, times the bare page', atMost: 1.7 },
] as const

/** One row for each figure, with one column for each page. */
export function createPageRows(pages: Record<string, PageFigures>, barePage: PageFigures): Row[] {
  const rows = (Object.keys(pageFormats) as (keyof PageFigures)[]).map((key) => {
    const { exceptions, ...format } = pageFormats[key]
    return createRow(
      { ...format, exceptions: { ...exceptions, [barePageColumn]: {} } },
      { ...mapValues(pages, (figures) => figures[key]), [barePageColumn]: barePage[key] },
    )
  })
  const ratioRows = paintRatios.map(({ key, ...format }) =>
    createRow(
      { ...format, digits: 2 },
      mapValues(pages, (figures) => figures[key] / barePage[key]),
    ),
  )
  return [...rows, ...ratioRows]
}

/** A row with one value for each column. */
export function createRow(format: RowFormat, values: Record<string, number>): Row {
  const { figure, digits = 0, atMost, atLeast, exceptions = {} } = format
  const misses = (value: number, target: Target) =>
    value > (target.atMost ?? Infinity) || value < (target.atLeast ?? -Infinity)
  const cells = Object.entries(values).map(([column, value]): [string, Cell] => [
    column,
    { value, missed: misses(Number(value.toFixed(digits)), exceptions[column] ?? format) },
  ])
  const target = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : ''
  return { figure, target, digits, cells: Object.fromEntries(cells) }
}

/** Whether any value of the row misses its target. */
export const isMissed = ({ cells }: Row) => Object.values(cells).some(({ missed }) => missed)

/** Prints the rows as one table; `!` marks values that miss their target. */
export function printTable(rows: Row[]) {
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]
  const lines = rows.map(({ figure, target, digits, cells }) => [
    figure,
    target,
    ...columns.map((column) => {
      const cell = cells[column]
      return cell ? `${cell.value.toFixed(digits)}${cell.missed ? ' !' : '  '}` : '  '
    }),
  ])
  const table = [['', 'target', ...columns.map((column) => `${column}  `)], ...lines]
  const widths = table[0]!.map((_, index) => Math.max(...table.map((line) => line[index]!.length)))
  for (const line of table) {
    const paddedCells = line.map((text, index) =>
      index === 0 ? text.padEnd(widths[index]!) : text.padStart(widths[index]! + 2),
    )
    console.log(paddedCells.join(''))
  }
}

const mapValues = <Out>(pages: Record<string, PageFigures>, map: (figures: PageFigures) => Out) =>
  Object.fromEntries(Object.entries(pages).map(([name, figures]) => [name, map(figures)]))

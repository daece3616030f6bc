import type { PageFigures } from './lighthouse.ts'

export type Cell = { value: number; missed?: boolean }
export type Row = { figure: string; target: string; digits?: number; cells: Record<string, Cell> }

type Limit = { figure: string; digits?: number; atMost?: number; atLeast?: number }

const limits: Record<keyof PageFigures, Limit> = {
  performance: { figure: 'performance, of 100', atLeast: 99 },
  accessibility: { figure: 'accessibility, of 100', atLeast: 100 },
  bestPractices: { figure: 'best practices, of 100', atLeast: 100 },
  seo: { figure: 'SEO, of 100', atLeast: 100 },
  fcp: { figure: 'first contentful paint, ms' },
  lcp: { figure: 'largest contentful paint, ms' },
  tbt: { figure: 'total blocking time, ms', atMost: 50 },
  cls: { figure: 'layout shift', digits: 3, atMost: 0.01 },
  htmlKb: { figure: 'HTML, KB', digits: 1, atMost: 16 },
  fontKb: { figure: 'fonts, KB', digits: 1, atMost: 32 },
  imageKb: { figure: 'images before scrolling, KB', digits: 1, atMost: 50 },
  scriptKb: { figure: 'JavaScript, KB', digits: 1, atMost: 155 },
  requests: { figure: 'requests', atMost: 25 },
  machine: { figure: "the machine, in Lighthouse's benchmark" },
}

/** The paint times of a page in multiples of the bare page's. */
const multiples = [
  { key: 'fcp', figure: 'first paint, times the bare page', atMost: 1.4 },
  { key: 'lcp', figure: 'largest paint, times the bare page', atMost: 2 },
] as const

/** One row for each figure, one column for each page. */
export function pageRows(pages: Record<string, PageFigures>, floor: PageFigures): Row[] {
  const rows = (Object.keys(limits) as (keyof PageFigures)[]).map((key) =>
    row(limits[key], { ...mapped(pages, (figures) => figures[key]), 'bare page': floor[key] }, 'bare page'),
  )
  const compared = multiples.map(({ key, ...limit }) =>
    row(
      { ...limit, digits: 2 },
      mapped(pages, (figures) => figures[key] / floor[key]),
    ),
  )
  return [...rows, ...compared]
}

/** A row of figures; those of the column `unjudged` have no target. */
export function row(limit: Limit, values: Record<string, number>, unjudged?: string): Row {
  const { figure, digits = 0, atMost, atLeast } = limit
  const isMissed = (value: number) => value > (atMost ?? Infinity) || value < (atLeast ?? -Infinity)
  const cells = Object.entries(values).map(([column, value]) => [
    column,
    { value, missed: column !== unjudged && isMissed(Number(value.toFixed(digits))) },
  ])
  const target = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : ''
  return { figure, target, digits, cells: Object.fromEntries(cells) as Row['cells'] }
}

/** Prints the rows as one table; `!` marks what misses its target. */
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
  const widths = table[0]!.map((_, i) => Math.max(...table.map((line) => line[i]!.length)))
  for (const line of table) {
    console.log(line.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]! + 2))).join(''))
  }
}

const mapped = <Out>(pages: Record<string, PageFigures>, figure: (figures: PageFigures) => Out) =>
  Object.fromEntries(Object.entries(pages).map(([name, figures]) => [name, figure(figures)]))

import { captureDownloads, readDownload } from './captureDownloads.testing.ts'
import { exportCsv } from './exportCsv.ts'

describe('a CSV export', () => {
  type Person = { name: string; note: string | null }
  const pages: Person[][] = [
    [
      { name: '=HYPERLINK("http://evil.example")', note: 'a "quoted", text' },
      { name: '+49 30 1', note: 'two\nlines' },
    ],
    [],
    [{ name: 'Plain', note: null }],
  ]

  it('contains all pages, quoted and with formulas escaped', async () => {
    const downloads = captureDownloads()
    const columns = [
      { label: 'Name', value: (row: Person) => row.name },
      { label: 'Note', value: (row: Person) => row.note },
    ]
    expect(await exportCsv('people.csv', columns, pages)).toBe(3)
    expect(downloads.map(({ name }) => name)).toEqual(['people.csv'])
    expect(await readDownload(downloads[0]!)).toBe(
      [
        '\ufeffName,Note',
        `"'=HYPERLINK(""http://evil.example"")","a ""quoted"", text"`,
        `'+49 30 1,"two\nlines"`,
        'Plain,',
        '',
      ].join('\r\n'),
    )
  })

  const exportedNote = async (note: string | number) => {
    const downloads = captureDownloads()
    const columns = [{ label: 'Note', value: (row: { note: string | number }) => row.note }]
    await exportCsv('notes.csv', columns, [[{ note }]])
    return (await readDownload(downloads[0]!)).slice('\ufeffNote\r\n'.length, -'\r\n'.length)
  }
  const withoutQuotes = (cell: string) => cell.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"')

  it.each([
    ['=1+1\nfoo', "'=1+1\nfoo"],
    ['@SUM(1)\r\nfoo', "'@SUM(1)\r\nfoo"],
    ['+49 30 1', "'+49 30 1"],
    ['-1+1', "'-1+1"],
    ...['＝1+1', '＋1', '－1', '＠SUM(1)', '﹦1', '﹢1', '﹣1', '﹫SUM(1)'].map((text) => [text, `'${text}`]),
    ...['\n', '\t', '\r', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\0', '\u00ad', ' \t\u00a0'].map((space) => [
      `${space}=1+1`,
      `${space}'=1+1`,
    ]),
  ])('escapes %j, which a spreadsheet would run as a formula [ADMIN-CSV-1]', async (note, expected) => {
    expect(withoutQuotes(await exportedNote(note))).toBe(expected)
  })

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a; \u00a0@SUM(1);-1;+1', "a; \u00a0'@SUM(1);'-1;'+1"],
    ['a;"=1+1"', `a;"'=1+1"`],
    ['a|=1+1', "a|'=1+1"],
    ['two\n=1+1', "two\n'=1+1"],
    ['two\r\n=1+1', "two\r\n'=1+1"],
    ['a;＝1+1', "a;'＝1+1"],
  ])('escapes a formula in %j after a character that may split cells [ADMIN-CSV-1]', async (note, expected) => {
    expect(withoutQuotes(await exportedNote(note))).toBe(expected)
  })

  it.each(['a=1', 'part-time', 'one; two - three', 'you@example.com', '2 + 2 = 4', '-5', '-1.5', ' spaced ', -5])(
    'leaves %j as it is [ADMIN-CSV-1]',
    async (note) => {
      expect(withoutQuotes(await exportedNote(note))).toBe(String(note))
    },
  )

  it('takes the processor less than two seconds when a client has stored 500 long texts of nothing but tabs [ADMIN-CSV-1]', async () => {
    const downloads = captureDownloads()
    // Not the time on the clock, which depends on how many other tests run.
    const usedBefore = process.cpuUsage()
    const rows = Array.from({ length: 500 }, () => ({ note: '\t'.repeat(5_000) }))
    await exportCsv('notes.csv', [{ label: 'Note', value: ({ note }: { note: string }) => note }], [rows])
    expect(downloads).toHaveLength(1)
    expect(process.cpuUsage(usedBefore).user / 1_000).toBeLessThan(2_000)
  }, 30_000)
})

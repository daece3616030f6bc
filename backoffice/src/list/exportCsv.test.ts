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
        `"'+49 30 1","two\nlines"`,
        'Plain,',
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=1+1\nfoo', '@SUM(1)\r\nfoo', '\n=1+1', '\t=1+1', '\r=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
    'escapes %j, which a spreadsheet would run as a formula',
    async (note) => {
      const downloads = captureDownloads()
      await exportCsv('people.csv', [{ label: 'Note', value: (row: { note: string }) => row.note }], [[{ note }]])
      expect(await readDownload(downloads[0]!)).toBe(`\ufeffNote\r\n"'${note}"\r\n`)
    },
  )

  it('does not escape formula characters that do not start a formula', async () => {
    const downloads = captureDownloads()
    const notes = [{ note: 'a=1' }, { note: 'e-mail' }, { note: -5 }]
    await exportCsv('people.csv', [{ label: 'Note', value: (row: { note: string | number }) => row.note }], [notes])
    expect(await readDownload(downloads[0]!)).toBe('\ufeffNote\r\na=1\r\ne-mail\r\n-5\r\n')
  })
})

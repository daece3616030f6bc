import { captureDownloads, readDownload } from '../../csv/captureDownloads.testing.ts'
import { exportCsv } from '../../csv/exportCsv.ts'
import { sampleCase } from '../samples.testing.ts'
import { caseColumns } from './caseColumns.ts'
import { parseCases } from './parseCases.ts'
import { readText } from './readText.ts'

const header = 'Title,Input,Expected result,Importance'
const problemsOf = async (text: string) => (await parseCases(text)).rows.map(({ problem }) => problem)

describe('a CSV file of cases', () => {
  it('is read with its columns in any order and with any separator [FORT-76]', async () => {
    for (const separator of [',', ';', '\t']) {
      const lines = [
        ['Importance', 'expected', 'Number', 'INPUT', ' Title '],
        ['Should', '"A reply,\nsoon; really"', '7', 'An email', 'Late'],
        ['', 'B', '8', 'C', 'D'],
      ]
      const { rows } = await parseCases(`\ufeff${lines.map((cells) => cells.join(separator)).join('\r\n')}\r\n\r\n`)
      expect(rows.map(({ content }) => content)).toEqual([
        { title: 'Late', input: 'An email', expected: 'A reply,\nsoon; really', importance: 'should' },
        { title: 'D', input: 'C', expected: 'B', importance: 'must' },
      ])
    }
  })

  it('says of each row why it is no case [FORT-76]', async () => {
    const rows = [
      'Good,a,b,must',
      ',a,b,must',
      'No input,,b,must',
      'Nothing expected,a, ,must',
      'Odd,a,b,could',
      `${'x'.repeat(121)},a,b,must`,
      `Long,${'\u{1F98A}'.repeat(4_001)},b,must`,
    ]
    expect(await problemsOf([header, ...rows].join('\n'))).toEqual([
      undefined,
      'A case needs a title.',
      'Input: Say what goes in.',
      'Expected result: Say what must come out.',
      '“could” is neither must nor should.',
      'At most 120 characters fit. This has 121.',
      'Input: At most 4,000 characters fit. This has 4,001.',
    ])
  })

  it.each([
    ['', 'Missing: Title, Input, Expected result.'],
    ['Title,Output\nx,y', 'Missing: Input.'],
    [header, 'no cases below its first line'],
    [[header, ...Array.from({ length: 201 }, () => 'a,b,c,must')].join('\n'), 'at most 200 cases. This one has 201.'],
  ])('is refused with a sentence: %#', async (text, sentence) => {
    expect(await parseCases(text)).toMatchObject({ rows: [], problem: expect.stringContaining(sentence) as string })
  })

  it('that was exported is imported as it was, formulas included [FORT-76]', async () => {
    const downloads = captureDownloads()
    const cases = [sampleCase({ title: '=1+1', input: '-5 degrees\n+49 30 1', expected: 'He said "no", twice' })]
    await exportCsv('cases.csv', caseColumns, [cases])
    const text = await readDownload(downloads[0]!)
    expect(text).toContain("'=1+1")
    const { title, input, expected, importance } = cases[0]!
    expect((await parseCases(text)).rows).toEqual([
      { number: 1, title, content: { title, input, expected, importance } },
    ])
  })

  it('is read in the encodings of spreadsheets [FORT-76]', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0xe9, 0x00])
    const files = [new Uint8Array([0xc3, 0xa9]), new Uint8Array([0xe9]), utf16]
    expect(await Promise.all(files.map((bytes) => readText(new File([bytes], 'x.csv'))))).toEqual(['é', 'é', 'é'])
  })
})

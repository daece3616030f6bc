/** @jest-environment node */
import type * as Log from './log.ts'

async function logOf(format: string) {
  process.env.FORTNIGHT_LOG = format
  let log: typeof Log.log
  await jest.isolateModulesAsync(async () => {
    ;({ log } = await import('./log.ts'))
  })
  return log!
}

const said = () => {
  const lines: string[] = []
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(words.join()))
  }
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  return lines
}
afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.FORTNIGHT_LOG
})

describe('the log', () => {
  it('is a line of JSON for each event, without the people that other programs name in their errors', async () => {
    const log = await logOf('json')
    const lines = said()
    log.error('550 <ada@example.com> unknown\nat /verify?token=abc eyJhbGciOi.eyJzdWIi.c2ln', { id: 'r-1' })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.stringMatching(/Z$/),
        level: 'error',
        message: '550 <(e-mail)> unknown\nat /verify?… (token)',
        id: 'r-1',
      },
    ])
    expect(lines.join()).not.toContain('\n')
  })

  it('is words for people, who are spared the requests', async () => {
    const log = await logOf('text')
    const lines = said()
    log.info('marketing: serving build 1')
    log.request({ id: 'r-1' })
    log.flush()
    expect(lines).toEqual(['marketing: serving build 1'])
  })

  it('loses no request when the process ends', async () => {
    const log = await logOf('json')
    const lines = said()
    log.request({ id: 'r-1' })
    log.request({ id: 'r-2' })
    expect(lines).toEqual([])
    log.flush()
    expect(lines.join('').match(/"id":"r-[12]"/g)).toHaveLength(2)
  })
})

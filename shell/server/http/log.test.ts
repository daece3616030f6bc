/** @jest-environment node */
import type * as Log from './log.ts'

async function loadLog(format: string) {
  process.env.FORTNIGHT_LOG = format
  let log: typeof Log.log
  await jest.isolateModulesAsync(async () => {
    ;({ log } = await import('./log.ts'))
  })
  return log!
}

function captureOutput() {
  const lines: string[] = []
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void lines.push(args.join()))
  }
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  return lines
}
afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.FORTNIGHT_LOG
})

describe('the log', () => {
  it('is one line of JSON per event, without the personal data in errors of other programs', async () => {
    const log = await loadLog('json')
    const lines = captureOutput()
    log.error('550 <ada@example.com> unknown\nat /verify?token=abc eyJhbGciOi.eyJzdWIi.c2ln', { id: 'r-1' })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.stringMatching(/Z$/) as string,
        level: 'error',
        message: '550 <(email)> unknown\nat /verify?… (token)',
        id: 'r-1',
      },
    ])
    expect(lines.join()).not.toContain('\n')
  })

  it('is plain text without requests for a terminal', async () => {
    const log = await loadLog('text')
    const lines = captureOutput()
    log.info('marketing: serving build 1')
    log.request({ id: 'r-1' })
    log.flush()
    expect(lines).toEqual(['marketing: serving build 1'])
  })

  it('writes buffered requests before the process exits', async () => {
    const log = await loadLog('json')
    const lines = captureOutput()
    log.request({ id: 'r-1' })
    log.request({ id: 'r-2' })
    expect(lines).toEqual([])
    log.flush()
    expect(lines.join('').match(/"id":"r-[12]"/g)).toHaveLength(2)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summarizeJestReport, summarizePlaywrightReport } from './testReports.ts'

const folder = mkdtempSync(join(tmpdir(), 'fortnight-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const jestError = `  \u001b[1m● \u001b[22mTest suite failed to run

    ReferenceError: You are trying to \u001b[32m\`import\`\u001b[39m a file after the Jest environment has been torn down.

      \u001b[0m \u001b[90m 12 |\u001b[39m const Menu = lazy(() => import('./Menu.tsx'))
      at AccountSlot (shell/src/header/AccountSlot.tsx:12:5)
      at renderWithHooks (node_modules/react-dom/index.js:1:1)
      third line
      fourth line
`

describe('the summary of a test run', () => {
  it('tells in a few plain lines why a suite failed outside its tests', () => {
    const suite = {
      name: `${process.cwd()}/shell/Menu.test.tsx`,
      status: 'failed',
      message: jestError,
      assertionResults: [],
    }
    const file = writeReport({ numPassedTests: 2, numPendingTests: 0, numTodoTests: 0, testResults: [suite] })
    expect(summarizeJestReport(file)).toEqual({
      passed: 2,
      skipped: 0,
      failures: [
        [
          'shell/Menu.test.tsx: the suite failed outside its tests: ● Test suite failed to run',
          'ReferenceError: You are trying to `import` a file after the Jest environment has been torn down.',
          "12 | const Menu = lazy(() => import('./Menu.tsx'))",
          'third line',
          'fourth line',
        ].join('\n    '),
      ],
    })
  })

  it('names the failed tests of a suite with their own messages, not that of the suite', () => {
    const assertionResults = [
      { fullName: 'the menu opens', status: 'failed', failureMessages: ['Error: not found\n    at Menu.tsx:1'] },
      { fullName: 'the menu closes', status: 'passed', failureMessages: [] },
    ]
    const suite = { name: 'shell/Menu.test.tsx', status: 'failed', message: jestError, assertionResults }
    const file = writeReport({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults: [suite] })
    expect(summarizeJestReport(file)).toEqual({
      passed: 1,
      skipped: 1,
      failures: ['shell/Menu.test.tsx: the menu opens\n    Error: not found'],
    })
  })

  it('names the failed browser tests with the line and the reason', () => {
    const failed = {
      status: 'unexpected',
      results: [{ errors: [{ message: 'Error: \u001b[31mnot visible\u001b[39m', location: { line: 12 } }] }],
    }
    const specs = [{ title: 'a visitor opens the menu', file: 'menu.spec.ts', tests: [failed] }]
    const file = writeReport({ suites: [{ specs }], errors: [] })
    expect(summarizePlaywrightReport(file).failures).toEqual([
      'menu.spec.ts: a visitor opens the menu (line 12)\n    Error: not visible',
    ])
  })

  it('reports an error outside any browser test without its colors', () => {
    const file = writeReport({
      suites: [],
      errors: [{ message: '\u001b[31mError: Timed out\u001b[39m\n    at wait.ts:1' }],
    })
    expect(summarizePlaywrightReport(file).failures).toEqual(['outside any test: Error: Timed out'])
  })
})

function writeReport(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

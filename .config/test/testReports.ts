import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'

export type TestSummary = { passed: number; failures: string[]; notRun: number }

type JestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** What Jest reported; a suite that fails outside of its tests (it may not even load) is one failure. */
export function summarizeJestReport(file: string): TestSummary {
  const report = read<JestReport>(file)
  if (!report) return nothing
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (!failed.length && status === 'failed') return [`${shorten(name)}: the suite failed outside of its tests`]
    return failed.map(({ fullName }) => `${shorten(name)}: ${fullName}`)
  })
  return { passed: report.numPassedTests, failures, notRun: report.numPendingTests + report.numTodoTests }
}

/** What Playwright reported; an error outside of any test is one failure. A pass on a retry passes. */
export function summarizePlaywrightReport(file: string): TestSummary {
  const report = read<JSONReport>(file)
  if (!report) return nothing
  const specs = report.suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
      ...report.errors.map(({ message }) => `outside of any test: ${message?.split('\n')[0]}`),
    ],
    notRun: tests.filter(({ status }) => status === 'skipped').length,
  }
}

const nothing: TestSummary = { passed: 0, failures: [], notRun: 0 }

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const shorten = (file: string) => file.replace(`${process.cwd()}/`, '')

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

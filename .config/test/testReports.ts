import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'

export type TestSummary = { passed: number; failures: string[]; skipped: number }

type JestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The reports of the browser tests, by the phase in which they run. */
export const browserTestReports = { parallel: 'test-results/e2e.json', quiet: 'test-results/e2e-quiet.json' }

const maxMessageLines = 8

const emptySummary: TestSummary = { passed: 0, failures: [], skipped: 0 }

/**
 * Summarizes Jest's JSON report: each failure says why. A suite that fails outside its tests, for example while it loads, is one
 * failure.
 */
export function summarizeJestReport(file: string): TestSummary {
  const report = readJson(file) as JestReport | undefined
  if (!report) return emptySummary
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (!failed.length && status === 'failed')
      return [`${relativePath(name)}: the suite failed outside its tests: ${shortenMessage(message)}`]
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${relativePath(name)}: ${fullName}`, failureMessages[0]),
    )
  })
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests + report.numTodoTests }
}

/**
 * Summarizes Playwright's JSON report: each failure says why, and in which line of the test. An error outside any test is one
 * failure; a test that passes on a retry passes.
 */
export function summarizePlaywrightReport(file: string): TestSummary {
  const report = readJson(file) as JSONReport | undefined
  if (!report) return emptySummary
  const specs = report.suites.flatMap(collectSpecs)
  const tests = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({ name: `${file}: ${title}`, status, error: results.at(-1)?.errors[0] })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, error }) => describeFailure(name, error?.message, error?.location?.line)),
      ...report.errors.map(({ message }) => `outside any test: ${shortenMessage(message ?? '')}`),
    ],
    skipped: tests.filter(({ status }) => status === 'skipped').length,
  }
}

/** The summary of several test runs. */
export function addSummaries(summaries: TestSummary[]): TestSummary {
  const sum = (count: (summary: TestSummary) => number) => summaries.reduce((total, next) => total + count(next), 0)
  return {
    passed: sum(({ passed }) => passed),
    failures: summaries.flatMap(({ failures }) => failures),
    skipped: sum(({ skipped }) => skipped),
  }
}

function collectSpecs({ suites = [], specs }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(collectSpecs)]
}

function describeFailure(name: string, message = '', line?: number) {
  const place = line === undefined ? '' : ` (line ${line})`
  return [`${name}${place}`, shortenMessage(message)].filter(Boolean).join('\n    ')
}

/** The first lines of a message for a terminal, without its colors, empty lines and stack. */
function shortenMessage(message: string) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
  return lines.slice(0, maxMessageLines).join('\n    ')
}

const relativePath = (file: string) => file.replace(`${process.cwd()}/`, '')

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

// `npm test`: runs every check and prints one closing line. `-- --fast` leaves out what needs a build or a browser;
// `-- --area portal` runs what the portal needs before a release.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { root } from '../workspace.ts'
import { ensureChromium } from './chromium.ts'
import { summarizeJestReport, summarizePlaywrightReport, type TestSummary } from './testReports.ts'

type Command = [command: string, ...args: string[]]

// Stops a step that hangs, for example because of an open handle.
const stepTimeoutMs = 70 * 60_000
const { values: options } = parseArgs({ options: { fast: { type: 'boolean' }, area: { type: 'string' } } })
const { area } = options
const reportsFolder = mkdtempSync(`${tmpdir()}/fortnight-test-`)
const total: TestSummary = { passed: 0, failures: [], skipped: 0 }

process.env.FORTNIGHT_DATABASE_TEMPLATE = `${reportsFolder}/database`
process.chdir(root)
await runAllSteps()
rmSync(reportsFolder, { recursive: true })

if (total.failures.length) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`)
if (total.skipped) console.log(`\nNot run: ${total.skipped}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length || !total.passed ? 1 : 0

async function runAllSteps() {
  // In parallel, because most of their steps use one core.
  const [, isBuilt] = await Promise.all([checkSources(), testDatabaseAndBuild()])
  if (options.fast) return
  if (isBuilt) return runBrowserTests()
  recordFailure('browser tests (not run, because the build failed)')
}

async function checkSources() {
  const folder = area ?? '.'
  // One program for all folders reads the types of the packages once, which takes a third of the time.
  const programs = area ? [area, 'e2e', '.config'] : ['.config/tsconfig.all.json']
  await runStep('types', ...programs.map((program): Command => ['tsc', '-p', program]))
  await runStep(
    'lint',
    ['eslint', '-c', '.config/lint/eslint.config.mjs', folder, '--max-warnings', '0'],
    ['prettier', '--check', folder],
  )
  await runStep('workflows', ['node', '.config/lint/workflows.ts'])
  await runStep('borders', ['node', '.config/lint/borders.ts'])
  await runStep('requirements', ['node', '.config/test/requirementsReport.ts'])
  // An area is released with the parts of shared-ui and supabase that it uses.
  const paths = area ? [`^${process.cwd()}/(${area}|shared-ui|supabase)/`] : []
  await runJest('unit', ['--maxWorkers=100%', '--', ...paths])
}

async function testDatabaseAndBuild() {
  await runStep('generated types', ['node', '.config/database/dbTypes.ts', '--check'])
  await runJest('policy')
  if (options.fast) return false
  // The catalogue belongs to no area; the browser tests of the whole product open its stories.
  const isBuilt = await runStep('build', ['nx', 'run-many', '-t', 'build', ...(area ? [] : ['catalogue'])])
  await runStep('byte budgets', ['node', '.config/build/byteBudgets.ts'])
  return isBuilt
}

/** Counts as one passed or failed test. Runs all of its commands even if one fails, so that one run shows every error. */
async function runStep(name: string, ...commands: Command[]) {
  const finish = announceStep(name)
  let isPassed = true
  for (const command of commands) isPassed = (await runCommand(name, command)) && isPassed
  if (isPassed) total.passed++
  else recordFailure(name)
  finish(isPassed ? 'passed' : 'failed')
  return isPassed
}

/** `unit` tests rules and pages, `policy` the database. */
async function runJest(project: 'unit' | 'policy', moreArgs: string[] = []) {
  const name = `${project} tests`
  const finish = announceStep(name)
  const report = `${reportsFolder}/${project}.json`
  const args = ['--ci', '--selectProjects', project, '--json', `--outputFile=${report}`, ...moreArgs]
  const isPassed = await runCommand(name, ['jest', '-c', '.config/test/jest.config.mjs', ...args])
  finish(addToTotal(name, isPassed, summarizeJestReport(report)))
}

async function runBrowserTests() {
  const name = 'browser tests'
  const finish = announceStep(name)
  const report = `${reportsFolder}/playwright.json`
  try {
    const specs = area ? [`journeys/${area}/`, `contract/${area === 'shell' ? 'shell' : 'remotes'}`] : []
    const isPassed = await runCommand(name, ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...specs], {
      FORTNIGHT_CHROMIUM: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    finish(addToTotal(name, isPassed, summarizePlaywrightReport(report)))
  } catch (error) {
    console.log((error as Error).message)
    recordFailure('browser tests (not run, because there is no browser)')
    finish('failed')
  }
}

function addToTotal(name: string, isPassed: boolean, summary: TestSummary) {
  const failures = summary.failures.length || isPassed ? summary.failures : [`${name} (ended with an error)`]
  total.passed += summary.passed
  total.skipped += summary.skipped
  total.failures.push(...failures)
  return `${summary.passed} passed, ${failures.length} failed`
}

function recordFailure(name: string) {
  total.failures.push(name)
}

function announceStep(name: string) {
  const startedAt = Date.now()
  console.log(`\n▶ ${name}`)
  return (result: string) => console.log(`◀ ${name}: ${result} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}

/** Runs a command and returns whether it succeeded. Its output is prefixed with the step's name, because steps run in parallel. */
async function runCommand(name: string, [command, ...args]: Command, env: Record<string, string> = {}) {
  const prefixedOutput = [
    function* (line: unknown) {
      yield `${name} │ ${line as string}`
    },
    'inherit' as const,
  ] as const
  const { exitCode, timedOut } = await execa(command, args, {
    stdin: 'inherit',
    stdout: prefixedOutput,
    stderr: prefixedOutput,
    reject: false,
    preferLocal: true,
    timeout: stepTimeoutMs,
    env: { NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  })
  if (timedOut) console.log(`${command} was stopped: it took longer than ${stepTimeoutMs / 60_000} minutes.`)
  return exitCode === 0
}

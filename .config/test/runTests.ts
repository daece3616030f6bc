import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { ensureChromium } from './chromium.ts'
import { summarizeJestReport, summarizePlaywrightReport, type TestSummary } from './testReports.ts'

// A step that hangs (an open handle, a server that never answers) must not hold the run for ever.
const stepLimit = 70 * 60_000
// `--fast` leaves out what needs a build and a browser; `--area portal` is what the portal's team needs before it ships.
const { values: options } = parseArgs({ options: { fast: { type: 'boolean' }, area: { type: 'string' } } })
const { area } = options
const reports = mkdtempSync(`${tmpdir()}/fortnight-test-`)
const total: TestSummary = { passed: 0, failures: [], notRun: 0 }

process.env.FORTNIGHT_DATABASE_TEMPLATE = `${reports}/database`
process.chdir(`${import.meta.dirname}/../..`)
await everything()
rmSync(reports, { recursive: true })

if (total.failures.length) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`)
if (total.notRun) console.log(`\nNot run: ${total.notRun}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length || !total.passed ? 1 : 0

async function everything() {
  // Side by side, because most of their steps work on one core.
  const [, isBuilt] = await Promise.all([sources(), databaseAndBuild()])
  if (options.fast) return
  if (isBuilt) return browserTests()
  fail('browser tests (not run, because the build failed)')
}

async function sources() {
  const folder = area ?? '.'
  // One program over all folders reads the packages' types once, in a third of the time that one for each takes.
  const programs = area ? [area, 'e2e', '.config'] : ['.config/tsconfig.all.json']
  await step('types', ...programs.map((program): [string, ...string[]] => ['tsc', '-p', program]))
  await step(
    'lint',
    ['eslint', '-c', '.config/lint/eslint.config.mjs', folder, '--max-warnings', '0'],
    ['prettier', '--check', folder],
  )
  await step('workflows', ['node', '.config/lint/workflows.ts'])
  await step('borders', ['node', '.config/lint/borders.ts'])
  await step('requirements', ['node', '.config/test/requirementsReport.ts'])
  // An area ships what it takes from shared-ui and supabase.
  const paths = area ? [`^${process.cwd()}/(${area}|shared-ui|supabase)/`] : []
  await jest('unit', ['--maxWorkers=100%', '--', ...paths])
}

async function databaseAndBuild() {
  await step('schema and migrations', ['node', '.config/database/dbCheck.ts'])
  await step('generated types', ['node', '.config/database/dbTypes.ts', '--check'])
  await jest('policy')
  if (options.fast) return false
  // The catalogue belongs to no area; its stories are opened in the run over everything.
  const isBuilt = await step('build', ['nx', 'run-many', '-t', 'build', ...(area ? [] : ['catalogue'])])
  await step('byte budgets', ['node', '.config/build/byteBudgets.ts'])
  return isBuilt
}

/** One step is one passed or one failed; all of its commands run, so that one run shows all that is wrong. */
async function step(name: string, ...commands: [string, ...string[]][]) {
  const finish = announce(name)
  let isPassed = true
  for (const command of commands) isPassed = (await run(name, command)) && isPassed
  if (isPassed) total.passed++
  else fail(name)
  finish(isPassed ? 'passed' : 'failed')
  return isPassed
}

/** The tests of rules and pages, or those of the database. */
async function jest(project: 'unit' | 'policy', more: string[] = []) {
  const name = `${project} tests`
  const finish = announce(name)
  const report = `${reports}/${project}.json`
  const options = ['--ci', '--selectProjects', project, '--json', `--outputFile=${report}`, ...more]
  const isPassed = await run(name, ['jest', '-c', '.config/test/jest.config.mjs', ...options])
  finish(add(name, isPassed, summarizeJestReport(report)))
}

async function browserTests() {
  const name = 'browser tests'
  const finish = announce(name)
  const report = `${reports}/playwright.json`
  try {
    const specs = area ? [`journeys/${area}/`, `contract/${area === 'shell' ? 'shell' : 'remotes'}`] : []
    const isPassed = await run(name, ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...specs], {
      FORTNIGHT_CHROMIUM: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    finish(add(name, isPassed, summarizePlaywrightReport(report)))
  } catch (error) {
    console.log((error as Error).message)
    fail('browser tests (not run, because there is no browser)')
    finish('failed')
  }
}

function add(name: string, isPassed: boolean, tally: TestSummary) {
  const failures = tally.failures.length || isPassed ? tally.failures : [`${name} (ended with an error)`]
  total.passed += tally.passed
  total.notRun += tally.notRun
  total.failures.push(...failures)
  return `${tally.passed} passed, ${failures.length} failed`
}

function fail(name: string) {
  total.failures.push(name)
}

function announce(name: string) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  return (result: string) => console.log(`◀ ${name}: ${result} (${Math.round((Date.now() - started) / 1000)} s)`)
}

/** Every line of what a step prints begins with its name, because another step may be printing too. */
async function run(name: string, [command, ...args]: [string, ...string[]], env: Record<string, string> = {}) {
  const print = [
    function* (line: unknown) {
      yield `${name} │ ${line as string}`
    },
    'inherit' as const,
  ] as const
  const { exitCode, timedOut } = await execa(command, args, {
    stdin: 'inherit',
    stdout: print,
    stderr: print,
    reject: false,
    preferLocal: true,
    timeout: stepLimit,
    env: { NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  })
  if (timedOut) console.log(`${command} was stopped: it took longer than ${stepLimit / 60_000} minutes.`)
  return exitCode === 0
}

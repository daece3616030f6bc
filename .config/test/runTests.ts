// `npm test`: runs the Nx targets that check the product and ends with the line "N passed, N failed". `-- --fast` leaves out
// what needs a build or a browser; `-- --area portal` runs what the portal needs before a release.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { root } from '../workspace.ts'
import { ensureRedis } from './redis.ts'
import {
  addSummaries,
  browserTestReports,
  summarizeJestReport,
  summarizePlaywrightReport,
  type TestSummary,
} from './testReports.ts'

// Stops a run that hangs, for example because of an open handle.
const runTimeoutMs = 85 * 60_000
const repository = 'fortnight'
const reportsFolder = 'test-results'

// An area has these targets of its own; the repository has them for all areas together.
const areaTargets = ['types', 'lint', 'unit', 'e2e']
const repositoryTargets = [
  ...['formatting', 'workflows', 'borders', 'requirements'],
  ...['db:check', 'db:types:check', 'policy', 'budgets', 'drift'],
]
// The longest start first, so that none of them is left to run alone at the end.
const longTargets = ['policy', 'unit', 'lint']
// As many as a small machine has cores: with more, tests of timeouts and memory take too long.
const maxParallelTargets = 2
const slowTargets = ['budgets', 'drift', 'e2e']

const testReports: Record<string, () => TestSummary> = {
  unit: () => summarizeJestReport(`${reportsFolder}/unit.json`),
  policy: () => summarizeJestReport(`${reportsFolder}/policy.json`),
  e2e: () => addSummaries(Object.values(browserTestReports).map(summarizePlaywrightReport)),
}

const { values: options } = parseArgs({ options: { fast: { type: 'boolean' }, area: { type: 'string' } } })
process.chdir(root)
rmSync(reportsFolder, { recursive: true, force: true })
mkdirSync(reportsFolder)
// Not by the tests themselves: two targets cannot install packages at the same time.
await ensureRedis()
// Many tests create a database with the same content: the first one becomes the template of the others.
const templateFolder = mkdtempSync(`${tmpdir()}/fortnight-test-`)
process.env.FORTNIGHT_DATABASE_TEMPLATE = `${templateFolder}/database`

const summaries = options.area
  ? [
      ...(await runTargets(`@fortnight/${options.area}`, areaTargets)),
      ...(await runTargets(repository, repositoryTargets)),
    ]
  : await runTargets(repository, [...areaTargets, ...repositoryTargets])
rmSync(templateFolder, { recursive: true })

const { passed, failures, skipped } = addSummaries(summaries)
if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
if (skipped) console.log(`\nNot run: ${skipped}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length || !passed ? 1 : 0

type NxTask = { taskId: string; projectName: string; target: string; status?: number }

/** Runs targets of a project and the builds they depend on. One failure does not stop the others. */
async function runTargets(project: string, targets: string[]): Promise<TestSummary[]> {
  const ordered = [...longTargets.filter((target) => targets.includes(target)), ...targets]
  const selected = [...new Set(ordered)].filter((target) => !options.fast || !slowTargets.includes(target))
  const runFile = '.nx/cache/run.json'
  rmSync(runFile, { force: true })
  const args = [
    'run-many',
    '-t',
    ...selected,
    '-p',
    project,
    `--parallel=${maxParallelTargets}`,
    '--output-style=stream',
  ]
  // Tests must not depend on the secrets of this machine, which Nx would read from .env.
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', NX_LOAD_DOT_ENV_FILES: 'false' }
  await execa('nx', args, { stdio: 'inherit', preferLocal: true, reject: false, timeout: runTimeoutMs, env })
  const { tasks } = JSON.parse(readFileSync(runFile, 'utf8')) as { tasks: NxTask[] }
  const hasRun = (target: string) => tasks.some((task) => task.projectName === project && task.target === target)
  const notRun = selected.filter((target) => !hasRun(target))
  return [...tasks.map(summarizeTask), ...notRun.map((target) => failure(`${project}:${target} (not run)`))]
}

/** Counts the tests of a target that writes a report; any other target counts as one test. */
function summarizeTask({ taskId, target, status }: NxTask): TestSummary {
  const summary = testReports[target]?.()
  if (!summary) return status === 0 ? { passed: 1, failures: [], skipped: 0 } : failure(taskId)
  if (status === 0 || summary.failures.length) return summary
  return { ...summary, failures: [`${taskId} (ended with an error)`] }
}

function failure(name: string): TestSummary {
  return { passed: 0, failures: [name], skipped: 0 }
}

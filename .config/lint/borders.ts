// `npm run borders`: checks which module may import which, and that folders and files have speaking names.
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { areas, root } from '../workspace.ts'

const folders = [...areas, 'shared-ui', 'supabase', 'e2e', '.config']

// With fewer modules, the check looked in the wrong place or could not read TypeScript, so its result means nothing.
const minModules = 50

const forbiddenNames = [
  {
    pattern: /(^|\/)(utils?|helpers?|common|misc|lib|hooks|types)\//,
    message:
      'no folders named utils, helpers, common, misc, lib, hooks or types; name a folder after what lives there.',
  },
  { pattern: /(^|\/)index\.[cm]?[jt]sx?$/, message: 'no index files; import the module that exports what you need.' },
  { pattern: /^supabase\/.*\.[jt]sx$/, message: 'supabase holds queries and stores, no components.' },
]

const rules = await extractDepcruiseConfig(`${import.meta.dirname}/dependency-cruiser.mjs`)
const { output } = await cruise(
  folders,
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, baseDir: root },
  rules.options?.enhancedResolveOptions,
)
const { modules, summary } = output as ICruiseResult
const sources = modules.map(({ source }) => source).filter((source) => folders.includes(source.split('/')[0] ?? ''))

const violations = [
  ...summary.violations.map(describeViolation),
  ...forbiddenNames.flatMap(({ pattern, message }) =>
    sources.filter((source) => pattern.test(source)).map((source) => `${source}: ${message}`),
  ),
]
if (sources.length < minModules) {
  violations.push(`Only ${sources.length} modules were found, but there must be at least ${minModules}.`)
}

for (const violation of [...new Set(violations)].sort()) console.log(violation)
console.log(`${sources.length} modules checked, ${violations.length} violations`)
process.exitCode = violations.length ? 1 : 0

function describeViolation({ rule, from, to, cycle }: IViolation) {
  const reason = rules.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name
  if (cycle) return `${from} → ${cycle.map(({ name }) => name).join(' → ')}: ${reason}`
  return `${from} imports ${to}: ${reason}`
}

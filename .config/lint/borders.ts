import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'

const areas = ['shell', 'marketing', 'portal', 'backoffice', 'shared-ui', 'supabase', 'e2e', '.config']

// Fewer means that the check looked in the wrong place or couldn't read TypeScript, and its silence is worth nothing.
const fewestModules = 50

const names = [
  {
    pattern: /(^|\/)(utils?|helpers?|common|misc|lib|hooks|types)\//,
    sentence: 'no folders named utils, helpers, common, misc, lib, hooks or types; a thing lives with what it serves.',
  },
  { pattern: /(^|\/)index\.[cm]?[jt]sx?$/, sentence: 'no index files; import the module that holds what you need.' },
  { pattern: /^supabase\/.*\.[jt]sx$/, sentence: 'supabase holds queries and stores, no components.' },
]

const rules = await extractDepcruiseConfig(`${import.meta.dirname}/dependency-cruiser.cjs`)
const { output } = await cruise(
  areas,
  {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    baseDir: `${import.meta.dirname}/../..`,
  },
  rules.options?.enhancedResolveOptions,
)
const { modules, summary } = output as ICruiseResult
const sources = modules.map(({ source }) => source).filter((source) => areas.includes(source.split('/')[0] ?? ''))

const violations = [
  ...summary.violations.map(inWords),
  ...names.flatMap(({ pattern, sentence }) =>
    sources.filter((source) => pattern.test(source)).map((source) => `${source}: ${sentence}`),
  ),
]
if (sources.length < fewestModules) {
  violations.push(`Only ${sources.length} modules were seen, and there must be at least ${fewestModules} of them.`)
}

for (const sentence of [...new Set(violations)].sort()) console.log(sentence)
console.log(`${sources.length} modules checked, ${violations.length ? 'borders crossed.' : 'no border crossed.'}`)
process.exitCode = violations.length ? 1 : 0

function inWords({ rule, from, to, cycle }: IViolation) {
  const sentence = rules.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name
  if (cycle) return `${from} → ${cycle.map(({ name }) => name).join(' → ')}: ${sentence}`
  return `${from} imports ${to}: ${sentence}`
}

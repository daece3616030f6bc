// Byte budgets: what a visitor's browser downloads with an empty cache, compressed with Brotli. Exceeding one fails the build.
// `--files` lists the files that count.
import { type Area, remotes } from '../workspace.ts'
import { measureShellScripts, measureStartupScripts } from './startupScripts.ts'

const kb = 1_000

// With the chunks of the page itself, a public page has at most 145 KB, see e2e/journeys/pageWeight.spec.ts.
const startupOf =
  (...areas: Area[]) =>
  () =>
    areas.flatMap(measureStartupScripts)
const budgets = [
  { name: 'startup scripts of a public page', measure: startupOf('shell', 'marketing'), maxBytes: 130 * kb },
  { name: 'startup scripts of marketing', measure: startupOf('marketing'), maxBytes: 8 * kb },
  ...remotes
    .filter((remote) => remote !== 'marketing')
    .map((remote) => ({ name: `startup scripts of ${remote}`, measure: startupOf(remote), maxBytes: 40 * kb })),
  // The larger of the two scripts, of which a page view loads one. [REL-52]
  // With 0.6 KB of main.js, which report errors, 3 KB.
  { name: 'vitals', measure: () => measureShellScripts(['vitals.js']), maxBytes: 2.4 * kb },
]

let isExceeded = false
for (const { name, measure, maxBytes } of budgets) {
  const scripts = measure()
  const totalBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const verdict = totalBytes <= maxBytes ? 'ok' : 'TOO LARGE'
  console.log(`${name}: ${(totalBytes / kb).toFixed(1)} KB of ${maxBytes / kb} KB, ${verdict}`)
  if (process.argv.includes('--files')) {
    for (const { file, bytes } of scripts) console.log(`  ${(bytes / kb).toFixed(1).padStart(6)} ${file}`)
  }
  isExceeded ||= totalBytes > maxBytes
}
process.exitCode = isExceeded ? 1 : 0

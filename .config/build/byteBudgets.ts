// Byte budgets: what a visitor's browser downloads with an empty cache, compressed with Brotli. Exceeding one fails the build.
// `--files` lists the files that count.
import type { Area } from '../workspace.ts'
import { measureStartupScripts } from './startupScripts.ts'

const kb = 1_000

// With the chunks of the page itself, a public page has at most 145 KB, see e2e/journeys/pageWeight.spec.ts.
const budgets = [
  { name: 'startup scripts of a public page', areas: ['shell', 'marketing'], maxBytes: 130 * kb },
  { name: 'startup scripts of marketing', areas: ['marketing'], maxBytes: 8 * kb },
  { name: 'startup scripts of the portal', areas: ['portal'], maxBytes: 40 * kb },
  { name: 'startup scripts of the back office', areas: ['backoffice'], maxBytes: 40 * kb },
] satisfies { name: string; areas: Area[]; maxBytes: number }[]

let isExceeded = false
for (const { name, areas, maxBytes } of budgets) {
  const scripts = areas.flatMap(measureStartupScripts)
  const totalBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const verdict = totalBytes <= maxBytes ? 'ok' : 'TOO LARGE'
  console.log(`${name}: ${(totalBytes / kb).toFixed(1)} KB of ${maxBytes / kb} KB, ${verdict}`)
  if (process.argv.includes('--files')) {
    for (const { file, bytes } of scripts) console.log(`  ${(bytes / kb).toFixed(1).padStart(6)} ${file}`)
  }
  isExceeded ||= totalBytes > maxBytes
}
process.exitCode = isExceeded ? 1 : 0

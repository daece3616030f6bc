// Byte budgets: what a visitor's browser downloads with an empty cache, compressed with Brotli. Exceeding one fails the build.
// `--files` lists the files that count.
import type { Area } from '../workspace.ts'
import { measureStartupScripts } from './startupScripts.ts'

const kb = 1_000

const budgets = [
  { name: 'JavaScript of a public page', areas: ['shell', 'marketing'], maxBytes: 155 * kb },
  { name: 'startup scripts of marketing', areas: ['marketing'], maxBytes: 20 * kb },
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

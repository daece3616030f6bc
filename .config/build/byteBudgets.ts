// Byte budgets: what a visitor's browser has to download, brotli, with nothing cached. Exceeding one fails the build.
import { startFiles } from './startupScripts.ts'
import type { Area } from './webpack.ts'

const kb = 1_000

const budgets = [
  { what: 'JavaScript of a public page', areas: ['shell', 'marketing'], limit: 155 * kb },
  { what: "marketing's own start", areas: ['marketing'], limit: 20 * kb },
  { what: "portal's own start", areas: ['portal'], limit: 40 * kb },
  { what: "back office's own start", areas: ['backoffice'], limit: 40 * kb },
] satisfies { what: string; areas: Area[]; limit: number }[]

let failed = false
for (const { what, areas, limit } of budgets) {
  const sizes = areas.flatMap(startFiles).map(({ file, bytes }) => ({ file, bytes }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const verdict = total <= limit ? 'ok' : 'TOO LARGE'
  console.log(`${what}: ${(total / kb).toFixed(1)} KB of ${limit / kb} KB, ${verdict}`)
  if (process.argv.includes('--files'))
    for (const { file, bytes } of sizes) console.log(`  ${(bytes / kb).toFixed(1).padStart(6)} ${file}`)
  failed ||= total > limit
}
process.exitCode = failed ? 1 : 0

// Builds one release of an area: `node .config/build/buildArea.ts marketing`.
import type { Area } from '../workspace.ts'
import { compileRelease } from './release.ts'

const area = process.argv[2] as Area
const startedAt = performance.now()

try {
  const build = await compileRelease(area, 'production')
  console.log(`${area}: release ${build} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(`Building ${area} failed:\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

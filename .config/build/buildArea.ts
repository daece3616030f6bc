// Builds one release of an area: `node .config/build/buildArea.ts marketing`.
import { compileRelease } from './release.ts'
import type { Area } from './webpack.ts'

const area = process.argv[2] as Area
const started = performance.now()

try {
  const build = await compileRelease(area, 'production')
  console.log(`${area}: release ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(`Building ${area} failed:\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

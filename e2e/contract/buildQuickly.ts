// Builds areas of another checkout as they were: `node buildQuickly.ts <checkout> <area>…`. Their code stays as long as it
// is written, without compressed twins, which changes nothing of what it does and takes about half of the time.
import { join } from 'node:path'
import type { publishBuild, releaseConfigs, runWebpack } from '../../.config/build/release.ts'
import type { Area } from '../../.config/workspace.ts'

const [checkout, ...areas] = process.argv.slice(2) as [string, ...Area[]]
const { configs, publish, run } = (await import(
  join(checkout, '.config/build/release.ts')
)) as { configs: typeof releaseConfigs; publish: typeof publishBuild; run: typeof runWebpack }

for (const area of areas) {
  const dist = join(checkout, area, 'dist')
  const staging = join(dist, 'staging')
  const asWritten = configs(area, 'production', staging).map((config) => ({
    ...config,
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins!.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
  }))
  await publish(area, dist, staging, await run(asWritten))
}

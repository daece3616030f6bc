import { renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { computeBuildId } from '../../../.config/build/release.ts'
import { createChangedRelease } from './changedRelease.ts'

/** The headline of the home page. */
export const headline = 'Your own AI agent, in a fortnight'

/** Runs `npm run release` or `npm run rollback`. */
export async function runDelivery(args: string[], signingKey?: string) {
  const script = resolve(import.meta.dirname, '../../../.config/run.mjs')
  const { all, exitCode } = await execa(process.execPath, [script, 'delivery/deliver', ...args], {
    all: true,
    reject: false,
    env: { FORTNIGHT_SIGNING_KEY: signingKey },
  })
  return { output: all, exitCode }
}

/** Makes a build of marketing, in a copy of its releases, whose headline ends with a suffix. Returns its id. */
export async function createMarketingBuild(buildFolder: string, suffix: string) {
  const draft = createChangedRelease(buildFolder, 'draft', (_file, text) =>
    text.replaceAll(headline, `${headline} (${suffix})`),
  )
  const id = await computeBuildId(join(buildFolder, 'draft'))
  const pointer = JSON.stringify(draft).replaceAll('draft', id)
  renameSync(join(buildFolder, 'draft'), join(buildFolder, id))
  for (const file of [`${id}/pointer.json`, 'latest.json']) writeFileSync(join(buildFolder, file), pointer)
  return id
}

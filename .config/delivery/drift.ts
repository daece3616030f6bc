// `npm run drift`: which versions of the shared libraries the builds in `dist` bring. `-- --live` reads the live builds instead,
// from the variables that tell the shell where their pointers are. Fails on a second React or another major version.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pointer } from '../build/contract.ts'
import { type Area, areas, remoteVariable, root } from '../workspace.ts'
import { describeDrift } from './describeDrift.ts'

const { values: options } = parseArgs({ options: { live: { type: 'boolean' } } })

try {
  const builds = await Promise.all(
    areas.map(async (area) => ({ area, libraries: (await readPointer(area)).libraries })),
  )
  const { lines, hasFailed } = describeDrift(builds)
  for (const line of lines) console.log(line)
  process.exitCode = hasFailed ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function readPointer(area: Area) {
  const source = options.live ? livePointer(area) : join(root, area, 'dist/latest.json')
  const text = URL.canParse(source) ? fetchText(source) : readFile(source, 'utf8')
  return JSON.parse(
    await text.catch(() => {
      throw new Error(`The pointer of ${area} cannot be read: ${source}`)
    }),
  ) as Pointer
}

function livePointer(area: Area) {
  const { FORTNIGHT_SHELL_RELEASES = 'shell/dist' } = process.env
  if (area === 'shell') return resolve(root, FORTNIGHT_SHELL_RELEASES, 'latest.json')
  const variable = remoteVariable(area, 'POINTER')
  const pointer = process.env[variable]
  if (!pointer) throw new Error(`${variable} is not set. It says where the pointer of ${area} is.`)
  return pointer
}

async function fetchText(url: string) {
  const response = await fetch(url, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return response.text()
}

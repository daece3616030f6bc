// `npm run release -w marketing -- --to <folder>` and `npm run rollback -w marketing -- --to <folder>`.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Area, liveFolder, root } from '../workspace.ts'
import { mapsFolder } from '../build/sourceMaps.ts'
import { readSigningKey } from '../database/secrets.ts'
import { commandDestination, commandUpload, folderDestination } from './destinations.ts'
import { describePin } from './describePin.ts'
import { releaseArea, rollBackArea } from './releases.ts'

const usage = `--to is missing. It says where the releases of this area are kept:
  --to /srv/marketing
  --to 'aws s3 sync {folder} s3://bucket/marketing --cache-control "{cache}"' --at https://static.example.com/marketing
Options: --maps <folder or command> (where its source maps are kept, which must not be public; for a folder by default the
         one named maps.<folder> beside it), --keep 10 (how many releases to keep), --from <folder> (a build made elsewhere),
         --preview (upload the build to be tried in the back office, and leave the live one), --build <id> (the build to roll back to),
         --site https://example.com (the running product: a rollback says when a pin overrides it),
         --remove 'aws s3 rm --recursive s3://bucket/marketing/{build}' (how to remove an old release from a bucket)
Releases are signed with the private key in FORTNIGHT_SIGNING_KEY.`

const text = { type: 'string' } as const
const localSite = `http://localhost:${process.env.FORTNIGHT_PORT ?? 4200}`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: text,
      at: text,
      maps: text,
      remove: text,
      from: text,
      keep: { ...text, default: '10' },
      build: text,
      site: text,
      preview: { type: 'boolean', default: false },
    },
  })
  const [action, area] = positionals as ['release' | 'rollback', Area]
  const destination = parseDestination(values)
  const dist = values.from ? resolve(process.env.INIT_CWD ?? '.', values.from) : join(root, area, 'dist')
  if (action === 'release') {
    const signingKey =
      process.env.FORTNIGHT_SIGNING_KEY ?? (isServedHere(values.to, area) ? readSigningKey() : undefined)
    const maps = parseMapsDestination(values)
    const releasesToKeep = parseReleasesToKeep(values.keep)
    await releaseArea(destination, area, { dist, isPreview: values.preview, releasesToKeep, signingKey, maps })
    if (!maps) console.log(`${area}: the source maps stay here, because --maps is missing.`)
    // Nothing but the shell itself reads its own pointer, from its own disk.
    if (!signingKey && area !== 'shell') {
      console.log(`${area}: the pointer is not signed, because FORTNIGHT_SIGNING_KEY is not set.`)
    }
  } else {
    await rollBackArea(destination, area, values.build)
    const site = values.site ?? (isServedHere(values.to, area) ? localSite : undefined)
    if (site) console.log(await describePin(site, area))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Whether `npm start` serves this folder. It accepts releases that are signed with the key of this machine. */
function isServedHere(folder: string | undefined, area: Area) {
  return folder !== undefined && resolve(process.env.INIT_CWD ?? '.', folder) === liveFolder(area)
}

function parseDestination({ to, at, remove }: { to?: string; at?: string; remove?: string }) {
  if (!to) throw new Error(usage)
  if (!to.includes('{folder}')) return folderDestination(to)
  if (!at || !URL.canParse(at)) throw new Error('--at is missing: the URL under which the releases can be read.')
  return commandDestination({ upload: to, url: at, remove })
}

function parseMapsDestination({ to = '', maps }: { to?: string; maps?: string }) {
  if (maps?.includes('{folder}')) return commandUpload(maps)
  if (maps) return folderDestination(maps)
  return to.includes('{folder}') ? undefined : folderDestination(mapsFolder(to.replace(/\/+$/, '')))
}

function parseReleasesToKeep(keep: string) {
  const count = Number(keep)
  if (!Number.isInteger(count) || count < 2) {
    throw new Error('--keep must be 2 or more: the current release and the one before.')
  }
  return count
}

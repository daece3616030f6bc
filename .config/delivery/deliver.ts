// `npm run release -w marketing -- --to <folder>` and `npm run rollback -w marketing -- --to <folder>`.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commandDestination, folderDestination } from './destinations.ts'
import { releaseTo, rollBack } from './releases.ts'
import { type Area, root } from '../build/webpack.ts'

const usage = `--to is missing. It is where the releases of this area lie:
  --to /srv/marketing
  --to 'aws s3 sync {folder} s3://bucket/marketing --cache-control "{cache}"' --at https://static.example.com/marketing
Further: --keep 10 (releases that stay), --from <folder> (a build made elsewhere), --build <id> (what to roll back to),
         --remove 'aws s3 rm --recursive s3://bucket/marketing/{build}' (how a bucket forgets an old release)`

const text = { type: 'string' } as const

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: text, at: text, remove: text, from: text, keep: { ...text, default: '10' }, build: text },
  })
  const [action, area] = positionals as ['release' | 'rollback', Area]
  const place = destination(values)
  const dist = values.from ? resolve(process.env.INIT_CWD ?? '.', values.from) : join(root, area, 'dist')
  if (action === 'release') await releaseTo(place, area, { dist, keep: keepCount(values.keep) })
  else await rollBack(place, area, values.build)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function destination({ to, at, remove }: { to?: string; at?: string; remove?: string }) {
  if (!to) throw new Error(usage)
  if (!to.includes('{folder}')) return folderDestination(to)
  if (!at || !URL.canParse(at))
    throw new Error('--at is missing: the web address under which the releases can be read.')
  return commandDestination({ upload: to, at, remove })
}

function keepCount(keep: string) {
  const count = Number(keep)
  if (!Number.isInteger(count) || count < 2)
    throw new Error('--keep must be 2 or more: the current release and the one before.')
  return count
}

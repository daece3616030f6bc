import { z } from 'zod'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { requireAllowed, requireNoCollision } from './areaRules.ts'
import { declarationsOfContract1 } from './declarationsOfContract1.ts'
import { liveAreas } from './liveAreas.ts'

// Lists end, because every page brings paths and links along. The first segment of a path is a name: no area claims all paths.
const maxPaths = 100
const maxLinks = 40
const segment = /(?!\.{1,2}(?:\/|$))[a-z0-9._-]{1,60}/.source
const pattern = new RegExp(`^/(?:${segment}(?:/(?:${segment}|:[a-z]{1,30}))*(?:/\\*)?)?$`)
const path = z.string().max(200).regex(pattern)
const endpoint = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?:GET|POST) ${pattern.source.slice(1)}`))
const link = new RegExp(`^/(?:${segment}(?:/${segment})*)?(?:#[a-z0-9-]{1,60})?$`)
const place = z.number().min(0).max(1_000)
// Neither control characters nor ones that reverse the text around them.
const label = z.string().regex(/^[^\p{C}]{1,40}$/u)

const declaration = z.object({
  paths: z.record(path, z.enum(['public', 'client', 'admin'])),
  navigation: z
    .array(
      z.object({
        ...{ to: z.string().regex(link), label, menuLabel: label.optional(), isCta: z.literal(true).optional() },
        section: z.array(path).max(maxPaths).optional(),
        header: z.partialRecord(z.enum(['visitor', 'client', 'admin']), place).optional(),
        footer: place.optional(),
      }),
    )
    .max(maxLinks),
  endpoints: z.array(endpoint).max(maxPaths).optional(),
  notPrefetched: z.array(path).max(maxPaths).optional(),
})

type DeclaringPointer = { build: string; contract: number }

/**
 * What the area of a pointer owns: what the pointer declares, or what areas had in contract 1. Throws a sentence when the area may
 * not have it, or another one has it.
 */
export function requireOwnArea(name: RemoteName, pointer: DeclaringPointer): AreaDeclaration {
  const area = pointer.contract === 1 ? declarationsOfContract1[name] : readDeclaration(name, pointer)
  requireNoCollision(`build ${pointer.build}`, name, area, liveAreas())
  return area
}

function readDeclaration(name: RemoteName, pointer: DeclaringPointer): AreaDeclaration {
  const subject = `build ${pointer.build}`
  const { success, data, error } = declaration.safeParse(pointer)
  if (!success) {
    const [field = 'paths', ...rest] = error.issues[0]?.path ?? []
    const at = rest.length ? ` at ${JSON.stringify(rest.join('.').slice(0, 100))}` : ''
    throw new Error(`the ${String(field)} of ${subject} cannot be read${at}`)
  }
  if (Object.keys(data.paths).length > maxPaths) throw new Error(`${subject} has more than ${maxPaths} paths`)
  requireAllowed(subject, name, data)
  return data
}

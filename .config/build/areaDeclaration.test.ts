/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { requireOwnArea } from '../../shell/server/remotes/areaDeclarations.ts'
import { requireNoCollision } from '../../shell/server/remotes/areaRules.ts'
import { matchesPattern } from '../../shell/src/areas/areas.ts'
import { type Remote, remotes, root } from '../workspace.ts'
import { readAreaDeclaration } from './areaDeclaration.ts'

const declarations = {} as Record<Remote, AreaDeclaration>

beforeAll(async () => {
  for (const area of remotes) {
    declarations[area] = ((await import(join(root, area, 'src/area.ts'))) as { area: AreaDeclaration }).area
  }
})

describe('what an area of this repository declares', () => {
  it.each(remotes)('in %s is accepted by the shell, and collides with no other area [REL-4, REL-5]', (area) => {
    expect(requireOwnArea(area, { build: 'b1', contract: 2, ...declarations[area] })).toEqual(declarations[area])
    expect(() => requireNoCollision('this build', area, declarations[area], declarations)).not.toThrow()
  })

  it.each(remotes)('in %s are the routes of its App [REL-1]', (area) => {
    const app = readFileSync(join(root, area, 'src/App.tsx'), 'utf8')
    const routes = [...app.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, route]) => route!)
    const patterns = Object.keys(declarations[area].paths)
    const covering = (route: string) => patterns.find((pattern) => pattern === route || matchesPattern(pattern, route))
    expect(routes.filter((route) => !covering(route))).toEqual([])
    expect(patterns.filter((pattern) => !routes.some((route) => covering(route) === pattern))).toEqual([])
  })
})

describe('readAreaDeclaration', () => {
  it('says which file is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fortnight-area-'))
    await expect(readAreaDeclaration(folder)).rejects.toThrow('src/area.ts is missing')
    rmSync(folder, { recursive: true })
  })
})

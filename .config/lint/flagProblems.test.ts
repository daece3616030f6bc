/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'
import { areas, root } from '../workspace.ts'
import { findFlagProblems } from './flagProblems.ts'

const today = '2026-11-26'
const flag = { kind: 'boolean', default: false, description: 'A sample.', owner: 'Tests', expires: today } as const

describe('the flags of an area', () => {
  it.each(areas)('of %s are complete and not expired [REL-90, REL-91]', async (area) => {
    const file = join(root, area, 'src/layout/flags.ts')
    expect(existsSync(file)).toBe(true)
    const { flags } = (await import(file)) as { flags: FlagDeclarations }
    expect(findFlagProblems(area, flags, new Date().toISOString().slice(0, 10))).toEqual([])
  })
})

describe('a flag', () => {
  it('may be in the code until its last day [REL-91]', () => {
    expect(findFlagProblems('portal', { newSearch: flag }, today)).toEqual([])
    expect(findFlagProblems('portal', { newSearch: flag }, '2026-11-27')).toEqual([
      'portal.newSearch expired on 2026-11-26. Tests: remove it from the code, or move the day.',
    ])
  })

  it('needs a name, a description, an owner and a day [REL-90]', () => {
    const incomplete = { ...flag, description: '', owner: ' ', expires: 'soon' }
    expect(findFlagProblems('portal', { NewSearch: incomplete }, today)).toHaveLength(4)
  })
})

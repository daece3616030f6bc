/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapsFolder, moveMaps } from './sourceMaps.ts'

describe('mapsFolder', () => {
  it.each([
    ['/srv/fortnight/marketing', '/srv/fortnight/maps.marketing'],
    ['shell/dist', 'shell/maps.dist'],
    ['shell/.live', 'shell/maps.live'],
  ])('of %s is beside it, and does not begin like it [REL-59]', (folder, maps) => {
    expect(mapsFolder(folder)).toBe(maps)
    expect(maps.startsWith(folder)).toBe(false)
  })
})

describe('moveMaps', () => {
  it('takes the maps out of the public files, and replaces those of before [REL-59]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fortnight-maps-'))
    const [files, maps] = [join(folder, 'public'), join(folder, 'maps')]
    mkdirSync(join(files, 'nested'), { recursive: true })
    mkdirSync(maps)
    writeFileSync(join(maps, 'old.js.map'), '{}')
    for (const file of ['main.js', 'main.js.map', 'nested/a.css.map']) writeFileSync(join(files, file), '{}')
    await moveMaps(files, maps)
    expect(readdirSync(files)).toEqual(['main.js', 'nested'])
    expect(readdirSync(join(files, 'nested'))).toEqual([])
    expect(readdirSync(maps).sort()).toEqual(['main.js.map', 'nested'])
    expect(existsSync(join(maps, 'nested/a.css.map'))).toBe(true)
    rmSync(folder, { recursive: true })
  })
})

import { render, screen } from '@testing-library/react'
import type { SharedLibrary } from '@fortnight/supabase/releases/liveBuilds'
import { DataTable } from '../list/table/DataTable.tsx'
import { libraryColumns } from './libraryColumns.tsx'
import { LibraryTable } from './releaseTables.ts'

const areasWith = (version: string, names: string[]): SharedLibrary['areas'] =>
  names.map((area) => ({ area, versions: version ? [version] : [], state: 'same' }))

describe('the areas that include a library', () => {
  it('are named without the version in use, and are “All areas” if none is without it [REL-83]', () => {
    const zustand: SharedLibrary = { name: 'zustand', used: '5.1.0', state: 'same', areas: [] }
    const without = areasWith('', ['marketing'])
    const libraries: SharedLibrary[] = [
      { ...zustand, areas: areasWith('5.1.0', ['shell', 'portal']) },
      { ...zustand, name: 'partly', areas: [...areasWith('5.1.0', ['shell', 'portal']), ...without] },
      { ...zustand, name: 'other', state: 'drift', areas: areasWith('5.0.9', ['portal']) },
      { ...zustand, name: 'nowhere', used: null, state: 'unknown', areas: without },
    ]
    const rows = libraries.map((library) => ({ ...library, id: library.name }))
    const table = { columns: libraryColumns, styledTable: LibraryTable }
    render(<DataTable caption="Libraries" rows={rows} empty={null} {...table} />)
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.anything(),
      'zustand5.1.0All areasMatches the shell',
      'partly5.1.0Shell, PortalMatches the shell',
      'other5.1.05.0.9: All areasOther minor version',
      'nowhere——Unknown',
    ])
  })
})

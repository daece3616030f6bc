import { createContext, useContext } from 'react'
import { useLocation } from '@fortnight/shared-ui/router'
import { completeAreas, findArea } from './areas.ts'

/** The tables of the areas, as the server passed them to the page. */
export const AreasContext = createContext(completeAreas())

/** The tables of the areas: the same on the server and in the browser, until the page is loaded again. */
export const useAreas = () => useContext(AreasContext)

/** The area that owns the current path; undefined for the shell's own pages and for unknown paths. */
export function useCurrentArea() {
  const areas = useAreas()
  return findArea(areas, useLocation().pathname)
}

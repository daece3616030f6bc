import { area } from '../area.ts'

const isFixed = (path: string) => !path.includes(':')

/** The public pages with a fixed path that search engines index: not the answers to newsletter forms. */
export const publicPaths = Object.keys(area.paths).filter((path) => isFixed(path) && path !== '/newsletter')

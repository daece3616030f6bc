import { settings } from '../settings.ts'

/** Why a version may not be opened, by what the virus scanner said; undefined when it may be. */
export function findRefusal(scanState: string) {
  if (scanState === 'infected') return 'This file contained a virus and has been removed.'
  // Without a scanner nothing is checked, so nothing is waited for.
  if (scanState === 'pending' && settings.files.scanUrl) {
    return 'This file is being checked for viruses. Please try again in a minute.'
  }
}

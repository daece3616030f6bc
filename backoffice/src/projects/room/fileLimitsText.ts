import { formatBytes } from '@fortnight/shared-ui/room/formatBytes'
import type { FileLimits } from '@fortnight/supabase/files/queries'

/** How large a file of a message may be, in few words; the tab of files says the rest. */
export function fileLimitText(limits: FileLimits | undefined) {
  if (!limits) return ''
  return `Up to ${formatBytes(limits.maxFileBytes)} per file${limits.isScanned ? '' : ', not scanned for viruses'}.`
}

/** How large files may be, what a project still has room for, and whether they are scanned. */
export function fileLimitsText(limits: FileLimits | undefined, usedBytes: number | undefined) {
  if (!limits) return ''
  const { maxFileBytes, maxProjectBytes, isScanned } = limits
  const used = !usedBytes ? '' : `, of which ${formatBytes(usedBytes)} are used`
  const scan = isScanned ? '' : ' Files are not scanned for viruses.'
  return `Up to ${formatBytes(maxFileBytes)} per file and ${formatBytes(maxProjectBytes)} per project${used}.${scan}`
}

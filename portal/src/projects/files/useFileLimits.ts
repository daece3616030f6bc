import { useQuery } from '@fortnight/shared-ui/query'
import { formatBytes } from '@fortnight/shared-ui/room/formatBytes'
import { fileLimits } from '@fortnight/supabase/files/queries'

/** What a client needs to know before choosing files. */
export function useFileLimits() {
  const { data: limits, error } = useQuery(fileLimits())
  const isOff = (error as { code?: string } | null)?.code === 'files_off'
  return { maxFileBytes: limits?.maxFileBytes, isOff, sentence: limits ? sentenceOf(limits) : isOff ? filesOff : '' }
}

const filesOff = 'Files can’t be added at the moment.'

const sentenceOf = ({ maxFileBytes, maxProjectBytes }: { maxFileBytes: number; maxProjectBytes: number }) =>
  `Up to ${formatBytes(maxFileBytes)} per file, ${formatBytes(maxProjectBytes)} per project.`

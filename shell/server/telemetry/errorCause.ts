import { createHash } from 'node:crypto'
import type { ErrorSum } from '@fortnight/supabase/server/telemetry'
import { scrubText } from '../../src/telemetry/scrub.ts'
import type { ErrorReport } from './errorReport.ts'
import { pageArea } from './pageRoute.ts'
import { isReleased } from './releasedBuilds.ts'
import { formatFrames, type Frame, resolveStack } from './resolveStack.ts'
import { findServedFile } from './servedFiles.ts'

const maxMessageLength = 300

/** An error with what is known of its origin. */
export type Cause = Pick<ErrorSum, 'cause' | 'area' | 'kind' | 'message' | 'stack' | 'build'> & { frames: Frame[] }

/** Finds out which area and build an error is of, and what it has in common with others. [REL-53] [REL-57] */
export async function findCause({ kind, message: reported, stack: reportedStack, path }: ErrorReport): Promise<Cause> {
  const frames = kind === 'load' ? [] : await resolveStack(reportedStack)
  const file = kind === 'load' ? findServedFile(reportedStack.trim()) : frames.find((frame) => frame.file)?.file
  const area = file?.area ?? pageArea(path)
  const message = kind === 'load' ? describeLoad(file) : cleanMessage(reported)
  const build = file && (await isReleased(file.area, file.build)) ? file.build : ''
  const stack = formatFrames(frames) || message
  const first = frames.find((frame) => frame.file)
  // Without its line, which changes with whatever is written above it, and without its build.
  const place = first && `${first.source.replace(first.file?.build ?? '', '')} ${first.name}`
  const cause = createHash('sha256')
    .update(JSON.stringify([area, kind, message, place]))
    .digest('hex')
    .slice(0, 32)
  return { cause, area, kind, message, stack, build, frames }
}

const describeLoad = (file: ReturnType<typeof findServedFile>) =>
  file ? `${file.area}/${file.file} did not load` : 'A script or style of another site did not load'

const cleanMessage = (message: string) =>
  scrubText(message)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxMessageLength) || '(no message)'

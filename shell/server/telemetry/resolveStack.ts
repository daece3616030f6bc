import { findServedFile, type ServedFile } from './servedFiles.ts'
import { findOriginalPosition } from './sourceMaps.ts'

/** A line of a stack, in the positions of the sources if they are known. */
export type Frame = { file: ServedFile | undefined; source: string; line: number; column: number; name: string }

// `    at openRoom (https://…/main.js:1:2)` of Chrome, and `openRoom@https://…/main.js:1:2` of Firefox and Safari.
const framePattern = /^\s*(?:at )?(?:async )?(.*?)[ @(]*(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/
const maxFrames = 12

/** Reads the frames of a stack. What is no frame is left out, and scripts of others are named by nothing but that. */
export async function resolveStack(stack: string): Promise<Frame[]> {
  const frames = stack.split('\n').map((line) => framePattern.exec(line.slice(0, 500)))
  return Promise.all(
    frames
      .filter((frame) => frame !== null)
      .slice(0, maxFrames)
      .map(resolveFrame),
  )
}

async function resolveFrame([, caller = '', url = '', lineText, columnText]: RegExpExecArray): Promise<Frame> {
  const file = findServedFile(url)
  const [line, column] = [Number(lineText), Number(columnText)]
  const name = readableName(caller)
  if (!file) return { file, source: '(another script)', line, column, name }
  // Browsers count columns from 1.
  const original = await findOriginalPosition(file, { line, column: Math.max(column - 1, 0) })
  if (!original) return { file, source: `${file.area}/${file.build}/${file.file}`, line, column, name }
  return { file, ...original, column: original.column + 1, name: original.name ?? name }
}

const readableName = (caller: string) => (/^[\w$.<>\s[\]]{1,80}$/.test(caller) ? caller.trim() : '')

/** The frames as a text, in the form of Chrome. */
export const formatFrames = (frames: Frame[]) =>
  frames
    .map(({ name, source, line, column }) => {
      const place = `${source}:${line}:${column}`
      return name ? `    at ${name} (${place})` : `    at ${place}`
    })
    .join('\n')
    .slice(0, 4_000)

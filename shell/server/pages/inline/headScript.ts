import { firstPaint } from './firstPaint.ts'
import { inputRecorder } from './inputRecorder.ts'
import { joinLines } from './joinLines.ts'

/** The inline script in the head of every page, which runs before anything is on the screen. */
export const headScript = joinLines(`(()=>{${firstPaint}${inputRecorder}})()`)

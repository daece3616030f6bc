import { createHash } from 'node:crypto'
import { fallbackScript } from './fallbackScript.ts'
import { pageScript } from './pageScript.ts'
import { firstPaintScript } from './firstPaintScript.ts'

/** Hashes of the inline scripts, for the Content-Security-Policy. */
export const inlineScriptHashes = [firstPaintScript, pageScript, fallbackScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

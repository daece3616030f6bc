import { createHash } from 'node:crypto'
import { fallbackScript } from './fallbackScript.ts'
import { pageScript } from './pageScript.ts'
import { headScript } from './headScript.ts'

/** Hashes of the inline scripts, for the Content-Security-Policy. */
export const inlineScriptHashes = [headScript, pageScript, fallbackScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

import { detectImageFormat } from '@fortnight/supabase/images/formats'

/** What is only downloaded: formats that are not known here, and everything that a browser could run. */
export const unknownFileType = 'application/octet-stream'

/** The types that browsers show; every other type is only downloaded. */
export const isShownInline = (type: string) =>
  /^(?:image\/(?:png|jpeg|webp|avif|gif)|application\/pdf|text\/plain)$/.test(type)

const startBytes = 1024
// A browser that guesses would take such a text for HTML, SVG or XML.
const markup = /^\s*<|<(?:!doctype|html|svg|script|\?xml)/i
// Control characters are in no text, but for tabs and line breaks.
const binary = /[^\P{Cc}\t\n\v\f\r]/u

/**
 * Decides the type of a file while it is read, by its content alone: names and declared types are not to be trusted. Only
 * a few types matter, so this takes the place of a library that parses a hundred.
 */
export function createTypeDetector() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = Buffer.alloc(0)
  let isText = true
  const readText = (chunk?: Uint8Array) => {
    if (!isText) return
    try {
      isText = !binary.test(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
    } catch {
      isText = false
    }
  }
  return {
    read(chunk: Buffer) {
      if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)])
      readText(chunk)
    },
    /** The type of all that was read. */
    finish() {
      readText()
      return detectByStart(start) ?? (isText && !markup.test(start.toString()) ? 'text/plain' : unknownFileType)
    },
  }
}

function detectByStart(start: Buffer) {
  const signature = start.subarray(0, 8).toString('latin1')
  if (signature.startsWith('%PDF-')) return 'application/pdf'
  // Documents of Office programs are such archives, too.
  if (signature.startsWith('PK\x03\x04') || signature.startsWith('PK\x05\x06')) return 'application/zip'
  return detectImageFormat(start)?.type
}

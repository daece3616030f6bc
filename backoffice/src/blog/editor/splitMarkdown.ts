const minChunkLength = 1_500

/**
 * Splits Markdown into chunks that can be rendered on their own, so that typing re-renders one chunk and not the whole
 * text: at headings, and in long sections at paragraphs, but never inside lists or code. Every chunk ends with the link
 * definitions of the whole text.
 */
export function splitMarkdown(markdown: string) {
  const chunks: string[] = []
  let chunk = ''
  let fence = ''
  let isAfterBlank = true
  for (const line of markdown.split('\n')) {
    const fenceMarker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const isHeading = /^#{1,6}\s/.test(line)
    const isParagraph = /^\p{L}/u.test(line) && chunk.length > minChunkLength
    if (!fence && isAfterBlank && chunk.trim() && (isHeading || isParagraph)) {
      chunks.push(chunk)
      chunk = ''
    }
    if (!fence) fence = fenceMarker
    else if (fenceMarker.startsWith(fence)) fence = ''
    chunk += `${line}\n`
    isAfterBlank = line.trim() === ''
  }
  if (chunk.trim()) chunks.push(chunk)
  const definitions = markdown.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm)?.join('\n')
  return definitions ? chunks.map((text) => `${text}\n\n${definitions}\n`) : chunks
}

const longEnough = 1_500

/**
 * Cuts a text into pieces that can be rendered one by one: at headings, and in long sections at paragraphs, where nothing
 * that began before goes on. Typing then renders one piece anew and not the whole text. What is defined anywhere (the
 * addresses of links) is known in every piece.
 */
export function splitMarkdown(markdown: string) {
  const pieces: string[] = []
  let piece = ''
  let fence = ''
  let isAfterBlank = true
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const isHeading = /^#{1,6}\s/.test(line)
    const isParagraph = /^\p{L}/u.test(line) && piece.length > longEnough
    if (!fence && isAfterBlank && piece.trim() && (isHeading || isParagraph)) {
      pieces.push(piece)
      piece = ''
    }
    if (!fence) fence = mark
    else if (mark.startsWith(fence)) fence = ''
    piece += `${line}\n`
    isAfterBlank = line.trim() === ''
  }
  if (piece.trim()) pieces.push(piece)
  const definitions = markdown.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm)?.join('\n')
  return definitions ? pieces.map((text) => `${text}\n\n${definitions}\n`) : pieces
}

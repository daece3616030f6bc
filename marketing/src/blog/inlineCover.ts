const drawnCover = /^\/images\/posts\/([a-z0-9-]+)\.svg$/
let drawCover: ((name: string) => string) | undefined

/**
 * Makes pages contain the drawn cover of their first screen instead of its URL. Only the server bundle calls it, which draws
 * covers anyway: a cover is the largest paint of its page, and would be there a round trip after the text.
 */
export function inlineCovers(draw: (name: string) => string) {
  drawCover = draw
}

/** The image of a drawn cover as a data URL, or the URL as it is: in the browser, and of other images. */
export function inlineCover(url: string) {
  const [, name] = drawnCover.exec(url) ?? []
  return name && drawCover ? `data:image/svg+xml,${encodeURIComponent(drawCover(name))}` : url
}

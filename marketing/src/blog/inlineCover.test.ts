import { inlineCover, inlineCovers } from './inlineCover.ts'

const url = '/images/posts/do-it-once.svg'

describe('inlineCover', () => {
  it('gives the URL in the browser', () => {
    expect(inlineCover(url)).toBe(url)
  })

  it('gives a drawn cover itself on the server, and the URL of any other image', () => {
    inlineCovers((name) => `<svg id="${name}"/>`)
    expect(decodeURIComponent(inlineCover(url))).toBe('data:image/svg+xml,<svg id="do-it-once"/>')
    for (const other of ['https://example.com/images/posts/a.svg', '/images/uploads/a.svg', '/images/posts/a.png']) {
      expect(inlineCover(other)).toBe(other)
    }
  })
})

import { splitMarkdown } from './splitMarkdown.ts'

describe('splitMarkdown', () => {
  it('splits a text at headings without changing it', () => {
    const text = '# One\n\ntext\n\n## Two\n\n- a\n\n  b\n\n## Three\n'
    expect(splitMarkdown(text)).toHaveLength(3)
    expect(splitMarkdown(text).join('')).toBe(`${text}\n`)
  })

  it('does not split code, and adds link definitions to every chunk', () => {
    expect(splitMarkdown('text\n\n```\n\n# no heading\n\n```\n\n~~~\n\n# nor this\n')).toHaveLength(1)
    const [firstChunk] = splitMarkdown('see [a]\n\n# Next\n\n[a]: https://example.com\n')
    expect(firstChunk).toContain('[a]: https://example.com')
  })

  it('splits a long section at a paragraph, but not inside a list', () => {
    const item = `- ${'word '.repeat(60)}\n\n  more of the item\n\n`
    expect(splitMarkdown(item.repeat(20))).toHaveLength(1)
    expect(splitMarkdown(`${item.repeat(20)}A paragraph.\n`)).toHaveLength(2)
  })
})

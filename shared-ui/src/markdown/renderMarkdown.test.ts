import { highlightCode } from './highlightCode.ts'
import { renderMarkdown } from './renderMarkdown.ts'

const renderElement = (markdown: string, ...rest: [] | [typeof highlightCode]) => {
  const body = document.createElement('div')
  body.innerHTML = renderMarkdown(markdown, ...rest).html
  return body
}

describe('renderMarkdown', () => {
  it('renders tables, strikethrough, autolinks, task lists and footnotes', () => {
    const text = renderElement(
      '| A | B |\n|---|--:|\n| 1 | 2 |\n\n~~gone~~ www.x.example\n\n- [x] done\n- [ ] open\n\nNote[^1]\n\n[^1]: Foot',
    )
    expect(text.querySelector('table td:last-child')).toHaveAttribute('align', 'right')
    expect(text.querySelector('del')).toHaveTextContent('gone')
    expect(text.querySelector('a[href="http://www.x.example"]')).toHaveTextContent('www.x.example')
    expect([...text.querySelectorAll('input')].map((box) => [box.checked, box.disabled, box.ariaLabel])).toEqual([
      [true, true, 'Done'],
      [false, true, 'To do'],
    ])
    const note = text.querySelector('sup a')
    expect(text.querySelector(note?.getAttribute('href') ?? '')).toHaveTextContent('Foot')
  })

  it('gives headings and footnotes ids that cannot clash with others on the page', () => {
    const { html, headings } = renderMarkdown('## Content\n\n### A *deep* one\n\n## Content\n\nNote[^1]\n\n[^1]: Foot')
    expect(headings).toEqual([
      { id: 'section-content', text: 'Content', level: 2 },
      { id: 'section-a-deep-one', text: 'A deep one', level: 3 },
      { id: 'section-content-1', text: 'Content', level: 2 },
    ])
    expect(html).toContain('<h2 id="section-content"><a href="#section-content">Content</a></h2>')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id) => !/^(section|text|footnote)-/.test(id ?? ''))).toEqual([])
  })

  it('lowers the headings of a text with an h1, because the page has a title', () => {
    expect(renderMarkdown('# One\n\n## Two').headings.map(({ level }) => level)).toEqual([2, 3])
    expect(renderMarkdown('## One\n\n### Two').headings.map(({ level }) => level)).toEqual([2, 3])
  })

  it('nests no link in a heading link', () => {
    expect(renderElement('## See [the docs](/docs)').querySelectorAll('a')).toHaveLength(1)
    expect(renderElement('## See **[the docs](/docs)**').querySelectorAll('a')).toHaveLength(1)
  })

  it('opens links to other sites in a new tab without opener, and only those', () => {
    for (const href of ['https://x.example/a', '//x.example', 'https://fortnight.example.evil.example/']) {
      const link = renderElement(`[x](${href})`).querySelector('a')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      expect(link).toHaveAttribute('target', '_blank')
    }
    for (const href of [
      '/pricing',
      '#faq',
      'https://fortnight.example',
      'https://fortnight.example/blog',
      'mailto:hello@fortnight.example',
      'tel:+1555',
    ]) {
      const link = renderElement(`[x](${href})`).querySelector('a')
      expect(link).toHaveAttribute('href', href)
      expect(link).not.toHaveAttribute('target')
    }
  })

  it('loads images lazily, in reserved space', () => {
    const image = renderElement('![A desk](https://x.example/desk.jpg#800x600)').querySelector('img')
    expect(image).toHaveAttribute('src', 'https://x.example/desk.jpg')
    expect(image).toHaveAttribute('alt', 'A desk')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('decoding', 'async')
    expect(image).toMatchObject({ width: 800, height: 600 })
    expect(renderElement('![](/images/desk.svg)').querySelector('img')).toMatchObject({
      width: 1200,
      height: 675,
      alt: '',
    })
  })

  it('makes tables and code scrollable by keyboard', () => {
    expect(
      renderElement('| A |\n|---|\n| [x](//x.example) |').querySelector('[role=group] > table a[target]'),
    ).toBeTruthy()
    expect(renderElement('| A |\n|---|').querySelector('[role=group]')).toHaveAttribute('tabindex', '0')
    expect(renderElement('```\ncode\n```').querySelector('pre')).toHaveAttribute('tabindex', '0')
  })

  it('highlights code in known languages when given a highlighter', () => {
    const markdown = '```ts\nconst days = 14\n```\n\n```cobol\nMOVE 14 TO DAYS\n```'
    expect(renderElement(markdown).querySelector('span')).toBeNull()
    const [typescript, cobol] = renderElement(markdown, highlightCode).querySelectorAll('code')
    expect(typescript?.querySelector('.hljs-keyword')).toHaveTextContent('const')
    expect(cobol).toHaveTextContent('MOVE 14 TO DAYS')
    expect(cobol?.children).toHaveLength(0)
  })

  it('shows raw HTML as text, wherever it is [POST-14]', () => {
    const markdown =
      '<b>bold</b> and <br>\n\n<div>\nblock\n</div>\n\n- <i>item</i>\n\n| <u>cell</u> |\n|---|\n\n## <s>head</s>'
    const text = renderElement(markdown)
    for (const tag of ['b', 'br', 'div:not(.table)', 'i', 'u', 's']) expect(text.querySelector(tag)).toBeNull()
    for (const content of ['<b>bold</b> and <br>', '<div> block </div>', '<i>item</i>', '<u>cell</u>', '<s>head</s>']) {
      expect(text).toHaveTextContent(content)
    }
  })

  it('shows the source of a text that is too long or too costly to parse', () => {
    for (const text of ['x'.repeat(1_000_000), '*a_'.repeat(30_000), '['.repeat(90_000), '> '.repeat(40_000)]) {
      const startedAt = performance.now()
      expect(renderMarkdown(`${text}<b>`).html).toBe(`<pre class="plain">${text}&lt;b></pre>`)
      expect(performance.now() - startedAt).toBeLessThan(1_000)
    }
  })
})

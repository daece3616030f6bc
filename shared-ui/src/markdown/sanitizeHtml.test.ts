import { allowedTags } from './allowedTags.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<svg onload=alert(1)><circle/></svg>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvA\tscript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<p style="background-image:url(javascript:alert(1))">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<style>body{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p id="name" name="body">x</p>',
]

describe('sanitizeHtml', () => {
  it.each(attacks)('removes active content from %s', (attack) => {
    const body = document.createElement('div')
    body.innerHTML = sanitizeHtml(attack)
    const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect([...body.querySelectorAll('*')].filter((element) => !allowedTags.includes(element.localName))).toEqual([])
    expect(attributes.filter(({ name }) => /^on|^(src|data|action|id|name|srcdoc)$/.test(name))).toEqual([])
    expect(
      attributes.filter(({ name, value }) => name !== 'title' && /script:|data:|expression|url\(/i.test(value)),
    ).toEqual([])
  })

  it.each(allowedTags)('keeps %s [SAN-1]', (tag) => {
    const inTable: Record<string, string> = {
      thead: '<table><thead></thead></table>',
      tbody: '<table><tbody></tbody></table>',
      tr: '<table><tbody><tr></tr></tbody></table>',
      th: '<table><tbody><tr><th>x</th></tr></tbody></table>',
      td: '<table><tbody><tr><td>x</td></tr></tbody></table>',
    }
    expect(sanitizeHtml(inTable[tag] ?? `<${tag}>x</${tag}>`)).toContain(`<${tag}>`)
  })

  it('drops every other tag and keeps its text [SAN-1]', () => {
    expect(sanitizeHtml('<p><b>bold</b> <video>clip</video> <img src="/x.png" alt="x">text</p>')).toBe(
      '<p>bold  text</p>',
    )
  })

  it('keeps the allowed attributes and no others [SAN-2]', () => {
    const html = '<a href="/pricing" title="Prices" data-x="1" aria-label="y" lang="en" download="z">x</a>'
    expect(sanitizeHtml(html)).toBe('<a href="/pricing" title="Prices">x</a>')
    expect(sanitizeHtml('<p alt="x">x</p>')).toBe('<p alt="x">x</p>')
  })

  it.each(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'cid', 'xmpp'])(
    'keeps %s: links [SAN-3]',
    (scheme) => {
      expect(sanitizeHtml(`<a href="${scheme}:x@y.example">x</a>`)).toContain(`href="${scheme}:x@y.example"`)
    },
  )

  it.each(['/blog/x', '#faq', 'blog?page=2', '../x'])('keeps the URL %s, which has no scheme', (url) => {
    expect(sanitizeHtml(`<a href="${url}">x</a>`)).toContain(`href="${url}"`)
  })

  it.each(['javascript', 'data', 'vbscript', 'sms', 'matrix', 'file', 'blob', 'ws'])(
    'removes %s: links [SAN-3]',
    (scheme) => {
      expect(sanitizeHtml(`<a href="${scheme}:x">x</a>`)).toBe('<a>x</a>')
    },
  )

  it('reduces style to colors and alignment [SAN-2]', () => {
    const style = 'color: #b8390e; position: fixed; background-color: rgb(1, 2, 3); text-align: center; width: 100vw'
    expect(sanitizeHtml(`<p style="${style}">x</p>`)).toBe(
      '<p style="color: #b8390e; background-color: rgb(1, 2, 3); text-align: center">x</p>',
    )
    expect(sanitizeHtml('<p style="color: url(//evil.example); top: 0">x</p>')).toBe('<p>x</p>')
  })

  it("reduces class to the editor's own [SAN-2]", () => {
    const allowedClasses = 'ql-align-right ql-indent-8 ql-direction-rtl ql-syntax ql-code-block ql-code-block-container'
    expect(sanitizeHtml(`<p class="${allowedClasses} ql-indent-9 ql-toolbar modal">x</p>`)).toBe(
      `<p class="${allowedClasses}">x</p>`,
    )
    expect(sanitizeHtml('<p class="modal">x</p>')).toBe('<p>x</p>')
  })

  it.each(['_blank', '_BLANK', 'elsewhere'])(
    'adds noopener and noreferrer to a link with the target %s [SAN-2]',
    (target) => {
      expect(sanitizeHtml(`<a href="https://x.example" target="${target}" rel="opener">x</a>`)).toContain(
        'rel="noopener noreferrer"',
      )
    },
  )

  it('returns the same result from the cache and after the cache was cleared', () => {
    const html = '<p class="modal">again</p>'
    const first = sanitizeHtml(html)
    expect(sanitizeHtml(html)).toBe(first)
    for (let count = 0; count < 250; count += 1) sanitizeHtml(`<p>${count}</p>`)
    expect(sanitizeHtml(html)).toBe(first)
  })
})

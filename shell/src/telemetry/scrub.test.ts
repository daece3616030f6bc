import { scrubPath, scrubText } from './scrub.ts'

describe('scrubText', () => {
  it.each([
    ['No account of ada.lovelace+x@mail.example.com', 'No account of [email]'],
    ['Unexpected token, "my secret plan" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
    ['“typed” and `more typed', '"…" and "…"'],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    ["'two words' is not a name", "'…' is not a name"],
    ['Failed: https://site.example/search?q=my+disease#top', 'Failed: https://site.example/search'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln failed', 'Bearer [token] failed'],
    ['No project 5f0c8f6e-0000-4000-8000-000000000901', 'No project [token]'],
    ['Call +351912345678', 'Call +#'],
    [
      'Minified React error #419; visit https://react.dev/errors/419?args[]=a',
      'Minified React error #419; visit https://react.dev/errors/419',
    ],
    ['TypeError: x.map is not a function', 'TypeError: x.map is not a function'],
  ])('turns %j into %j [REL-51]', (text, expected) => {
    expect(scrubText(text)).toBe(expected)
  })
})

describe('scrubPath', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/project/5f0c8f6e-0000-4000-8000-000000000901/edit', '/project/:id/edit'],
    ['/admin/blog/edit/7', '/admin/blog/edit/:id'],
    [`/blog/preview/${'a'.repeat(40)}`, '/blog/preview/:id'],
  ])('turns %j into %j [REL-51]', (path, expected) => {
    expect(scrubPath(path)).toBe(expected)
  })
})

/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { findSeedProblems, plainWords } from './plainWords.ts'

const linter = new Linter()

function lint(code: string, mode = 'words and quotes') {
  const messages = linter.verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { 'plain-words': plainWords },
    rules: { 'plain-words/texts': ['error', mode] },
  })
  return messages.map(({ message }) => message)
}

describe('the rule for texts', () => {
  it.each([
    ['<p>Send us an e-mail</p>', /email/],
    ["const text = 'Nobody reads this'", /no one/],
    ["const header = 'E-mail'", /email/],
    ['<Field label="Choose a colour" />', /colour/],
    ['const text = `Hello ${name}, our pilot programme starts`', /program/],
    ['<p>It can"t</p>', /curly/],
    ['<p>It can&apos;t</p>', /curly/],
    ['const text = "Your project isn\'t saved"', /curly/],
  ])('refuses %s', (code, message) => {
    expect(lint(code)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    '<p>Email us: it’s “free”</p>',
    "import { mails } from './the-mails'",
    "const key = 'fortnight-e-mail'",
    'const label = "What\'s Included"',
    'const Box = styled.div`color: grey; padding: 0 auto`',
    '// nobody reads comments',
  ])('accepts %s', (code) => {
    expect(lint(code)).toEqual([])
  })

  it('accepts straight quotes where only words are checked, such as in log lines', () => {
    expect(lint('const text = "The remote isn\'t there"', 'words')).toEqual([])
    expect(lint("const text = 'Nobody is there'", 'words')).toHaveLength(1)
  })
})

describe('the check of seeds', () => {
  it('refuses banned words and straight quotes with their place, except in code', () => {
    const seed = [
      'insert into faqs values',
      "    'Somebody can''t read it',",
      "    $post$Ask nobody, don't wait.",
      '```js',
      "const nobody = don't",
      '```',
      "Call `mend('it')`.$post$);",
    ].join('\n')
    const places = findSeedProblems(seed).map(({ line, column }) => [line, column])
    expect(places).toEqual([
      [2, 6],
      [2, 18],
      [3, 15],
      [3, 26],
    ])
  })

  it('finds nothing in the committed seeds', () => {
    const files = globSync('supabase/seeds/*.sql')
    expect(files.length).toBeGreaterThan(10)
    expect(
      files.flatMap((file) => findSeedProblems(readFileSync(file, 'utf8')).map((problem) => ({ file, ...problem }))),
    ).toEqual([])
  })
})

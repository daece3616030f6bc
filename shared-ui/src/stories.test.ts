import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

// Nothing of their own to look at: they work in the head of the page, around it, or inside another component.
const unseen = [
  ...['GlobalStyle', 'PageHead', 'PrivatePageHead', 'StructuredData'],
  ...['RenderedMarkdown', 'SanitizedHtml', 'Toast'],
]

describe('The catalogue', () => {
  it('has stories of every component that can be seen', () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    const components = files.filter((file) => /^\w+\/[A-Z]\w+\.tsx$/.test(file)).map((file) => file.slice(0, -4))
    const missing = components.filter(
      (name) => !unseen.includes(basename(name)) && !files.includes(`${name}.stories.tsx`),
    )
    expect(components).toContain('controls/Button')
    expect(missing).toEqual([])
  })
})

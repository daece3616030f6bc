import { readdirSync } from 'node:fs'

// Nothing of their own to look at: they work in the head of the page, around it, or inside another component.
const unseen = [
  ...['GlobalStyle', 'PageHead', 'PrivatePageHead', 'StructuredData'],
  ...['RenderedMarkdown', 'SanitizedHtml', 'Toast'],
]

describe('The catalogue', () => {
  it('has stories of every component that can be seen', () => {
    const files = readdirSync(__dirname)
    const components = files.filter((file) => /^\w+\.tsx$/.test(file)).map((file) => file.slice(0, -4))
    const missing = components.filter((name) => !unseen.includes(name) && !files.includes(`${name}.stories.tsx`))
    expect(components).toContain('Button')
    expect(missing).toEqual([])
  })
})

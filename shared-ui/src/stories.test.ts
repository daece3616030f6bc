import { componentNames, hasStories } from './componentFiles.testing.ts'

// They render nothing visible: they work in the head of the page, around it, or inside another component.
const invisible = [
  ...['PageHead', 'PrivatePageHead', 'StructuredData'],
  ...['RenderedMarkdown', 'SanitizedHtml', 'Toast'],
]

describe('Storybook', () => {
  it('has stories of every visible component', () => {
    expect(componentNames()).toContain('Button')
    expect(componentNames().filter((name) => !invisible.includes(name) && !hasStories(name))).toEqual([])
  })
})

import Quill from 'quill'
import { createEditor, toolbarParts } from './createEditor.testing.ts'
import { labelEditorControls } from './labelEditorControls.ts'

const labelsOf = (selector: string) => toolbarParts(selector).map((part) => part.getAttribute('aria-label'))

describe('Quill with the configuration for FAQ answers', () => {
  it('has the specified tools, each with a label [ADMIN-FAQ-12]', () => {
    labelEditorControls(createEditor(), 'Answer')
    expect(labelsOf('button')).toEqual([
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'Numbered list',
      'Bullet list',
      'Indent less',
      'Indent more',
      'Link',
      'Quote',
      'Code block',
      'Clear formatting',
    ])
    expect(labelsOf('.ql-picker-label')).toEqual(['Heading', 'Text color', 'Background color', 'Alignment'])
    expect(labelsOf('.ql-header .ql-picker-item')).toEqual(['Heading: 1', 'Heading: 2', 'Heading: 3', 'Heading: none'])
  })

  it('is a labeled text box that Tab leaves', () => {
    const quill = createEditor('<p>text</p>')
    labelEditorControls(quill, 'Answer')
    expect(quill.root).toHaveAttribute('role', 'textbox')
    expect(quill.root).toHaveAccessibleName('Answer')
    const tabBindings = quill.keyboard.bindings['Tab'] ?? []
    expect(tabBindings.filter(({ format }) => !JSON.stringify(format ?? '').includes('table'))).toEqual([])
  })

  it('indents at most eight levels [ADMIN-FAQ-13]', () => {
    const quill = createEditor('<p>deep</p>')
    for (let level = 0; level < 12; level++) quill.formatLine(0, 1, 'indent', '+1', 'user')
    expect(quill.getFormat(0)['indent']).toBe(8)
  })

  it('removes iframes and keeps the elements that pages show [SAN-1]', () => {
    const inlineHtml = '<h2>Head</h2><p><strong>bold</strong> <a href="/pricing">link</a> <code>code</code></p>'
    const blockHtml =
      '<blockquote>quote</blockquote><ul><li>item</li></ul><pre>block</pre><table><tr><td>cell</td></tr></table>'
    const quill = createEditor(`${inlineHtml}${blockHtml}<iframe src="https://video.example/1"></iframe>`)
    const found = (selector: string) => quill.root.querySelector(selector)
    expect(found('iframe')).toBeNull()
    for (const selector of ['h2', 'strong', 'a', 'code', 'blockquote', 'li', '.ql-code-block', 'td']) {
      expect(found(selector)).not.toBeNull()
    }
  })

  it('accepts images from http, https and data URLs only [ADMIN-FAQ-14]', () => {
    const Image = Quill.import('formats/image') as { sanitize: (address: string) => string }
    expect(Image.sanitize('https://a.example/b.png')).toBe('https://a.example/b.png')
    expect(Image.sanitize('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
    expect(Image.sanitize('javascript:alert(1)')).toBe('//:0')
    expect(Image.sanitize('file:///etc/passwd')).toBe('//:0')
  })
})

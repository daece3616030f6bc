/* The editor itself, without React: what it promises with our settings. */
import type Quill from 'quill'
import { editorFormats, editorModules } from './quillConfig.ts'
import { nameEditorParts } from './labelEditorControls.ts'

const Editor = jest.requireActual<typeof Quill>('quill/dist/quill.js')

function createEditor(html = '') {
  document.body.innerHTML = '<div><div id="editor"></div></div>'
  const quill = new Editor('#editor', { theme: 'snow', modules: editorModules, formats: editorFormats })
  quill.setContents(quill.clipboard.convert({ html }))
  return quill
}

const toolbar = () => document.querySelector('.ql-toolbar')!
const names = (selector: string) =>
  [...toolbar().querySelectorAll(selector)].map((part) => part.getAttribute('aria-label'))

describe('the editor of FAQ answers', () => {
  it('offers the specified tools, each with a name [ADMIN-FAQ-12]', () => {
    nameEditorParts(createEditor(), 'Answer')
    expect(names('button')).toEqual([
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
    expect(names('.ql-picker-label')).toEqual(['Heading', 'Text colour', 'Background colour', 'Alignment'])
    expect(names('.ql-header .ql-picker-item')).toEqual(['Heading: 1', 'Heading: 2', 'Heading: 3', 'Heading: none'])
  })

  it('is a named text box that Tab can leave', () => {
    const quill = createEditor('<p>text</p>')
    nameEditorParts(quill, 'Answer')
    expect(quill.root).toHaveAttribute('role', 'textbox')
    expect(quill.root).toHaveAccessibleName('Answer')
    const tabs = quill.keyboard.bindings['Tab'] ?? []
    expect(tabs.filter(({ format }) => !JSON.stringify(format ?? '').includes('table'))).toEqual([])
  })

  it('indents eight levels and no more [ADMIN-FAQ-13]', () => {
    const quill = createEditor('<p>deep</p>')
    for (let level = 0; level < 12; level++) quill.formatLine(0, 1, 'indent', '+1', 'user')
    expect(quill.getFormat(0)['indent']).toBe(8)
  })

  it('drops frames, and keeps what pages show of a text [SAN-1]', () => {
    const kept = '<h2>Head</h2><p><strong>bold</strong> <a href="/pricing">link</a> <code>code</code></p>'
    const more =
      '<blockquote>quote</blockquote><ul><li>item</li></ul><pre>block</pre><table><tr><td>cell</td></tr></table>'
    const quill = createEditor(`${kept}${more}<iframe src="https://video.example/1"></iframe>`)
    const found = (selector: string) => quill.root.querySelector(selector)
    expect(found('iframe')).toBeNull()
    for (const selector of ['h2', 'strong', 'a', 'code', 'blockquote', 'li', '.ql-code-block', 'td']) {
      expect(found(selector)).not.toBeNull()
    }
  })

  it('lets pictures in from http, https and data only [ADMIN-FAQ-14]', () => {
    const Image = Editor.import('formats/image') as { sanitize: (address: string) => string }
    expect(Image.sanitize('https://a.example/b.png')).toBe('https://a.example/b.png')
    expect(Image.sanitize('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
    expect(Image.sanitize('javascript:alert(1)')).toBe('//:0')
    expect(Image.sanitize('file:///etc/passwd')).toBe('//:0')
  })
})

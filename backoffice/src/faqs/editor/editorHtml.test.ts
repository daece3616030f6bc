import { fromEditorHtml, toEditorHtml } from './editorHtml.ts'

describe('toEditorHtml', () => {
  it('returns HTML and an empty answer unchanged', () => {
    expect(toEditorHtml('<p>One</p>')).toBe('<p>One</p>')
    expect(toEditorHtml('')).toBe('')
  })

  it('turns the lines of plain text into paragraphs and escapes special characters', () => {
    expect(toEditorHtml('a < b\n\nc & d')).toBe('<p>a &lt; b</p><p></p><p>c &amp; d</p>')
  })
})

describe('fromEditorHtml', () => {
  it.each(['<p></p>', '<p><br></p>', '<p>&nbsp;&nbsp;</p>'])('returns an empty answer for %j', (html) => {
    expect(fromEditorHtml(html)).toBe('')
  })

  it('replaces non-breaking spaces and makes blank lines visible', () => {
    expect(fromEditorHtml('<p>Ten&nbsp;working&nbsp;days</p><p></p><p>or less</p>')).toBe(
      '<p>Ten working days</p><p><br></p><p>or less</p>',
    )
  })

  it('keeps an image without text, so that the author is warned about it', () => {
    expect(fromEditorHtml('<p><img src="https://a.example/b.png"></p>')).toContain('<img')
  })
})

import { answerFrom, htmlFor } from './editorHtml.ts'

describe('htmlFor', () => {
  it('gives HTML to the editor as it is and keeps nothing as nothing', () => {
    expect(htmlFor('<p>One</p>')).toBe('<p>One</p>')
    expect(htmlFor('')).toBe('')
  })

  it('turns the lines of plain text into paragraphs and its signs into text', () => {
    expect(htmlFor('a < b\n\nc & d')).toBe('<p>a &lt; b</p><p></p><p>c &amp; d</p>')
  })
})

describe('answerFrom', () => {
  it.each(['<p></p>', '<p><br></p>', '<p>&nbsp;&nbsp;</p>'])('takes %j for no answer', (html) => {
    expect(answerFrom(html)).toBe('')
  })

  it('stores spaces that wrap and can be found, and blank lines that can be seen', () => {
    expect(answerFrom('<p>Ten&nbsp;working&nbsp;days</p><p></p><p>or less</p>')).toBe(
      '<p>Ten working days</p><p><br></p><p>or less</p>',
    )
  })

  it('keeps a lone picture, so that its author is told about it', () => {
    expect(answerFrom('<p><img src="https://a.example/b.png"></p>')).toContain('<img')
  })
})

import { cutAnswer, isBlank, plainText } from './answerText.ts'

describe('cutAnswer', () => {
  it('leaves a short answer as it is, tags included [ADMIN-FAQ-2]', () => {
    const answer = `<p>${'x'.repeat(200)}</p>`
    expect(cutAnswer(answer, 200)).toBe(answer)
    expect(cutAnswer('y'.repeat(200), 200)).toBe('y'.repeat(200))
  })

  it('cuts plain text at the limit, also text with a sign that looks like a tag [ADMIN-FAQ-2]', () => {
    expect(cutAnswer(`a < b ${'z'.repeat(300)}`, 200)).toBe(`a < b ${'z'.repeat(194)}…`)
  })

  it('cuts the text of HTML and never a tag [ADMIN-FAQ-2]', () => {
    const answer = '<p>One <strong>two three</strong> four</p><ul><li>five</li></ul>'
    expect(cutAnswer(answer, 7)).toBe('<p>One <strong>two…</strong></p>')
    expect(cutAnswer(answer, 4)).toBe('<p>One…</p>')
    expect(cutAnswer(answer, 13)).toBe('<p>One <strong>two three…</strong></p>')
  })

  it('does not count what stands in attributes', () => {
    const link = `<p><a href="https://fortnight.example/${'long/'.repeat(100)}">here</a></p>`
    expect(cutAnswer(link, 200)).toBe(link)
  })
})

describe('isBlank', () => {
  it.each(['', '  \n', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<ul><li></li></ul>'])('is true for %j', (answer) => {
    expect(isBlank(answer)).toBe(true)
  })

  it.each(['a', '<p>a</p>', '<br>a', 'a < b'])('is false for %j', (answer) => {
    expect(isBlank(answer)).toBe(false)
  })
})

describe('plainText', () => {
  it('drops tags and resolves entities of HTML, and keeps plain text', () => {
    expect(plainText('<p>Fish &amp; <em>chips</em></p>')).toBe('Fish & chips')
    expect(plainText('a < b & c')).toBe('a < b & c')
  })
})

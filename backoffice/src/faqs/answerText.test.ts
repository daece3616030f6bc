import { truncateAnswer, isBlank, toPlainText } from './answerText.ts'

describe('truncateAnswer', () => {
  it('returns a short answer unchanged, including its tags [ADMIN-FAQ-2]', () => {
    const answer = `<p>${'x'.repeat(200)}</p>`
    expect(truncateAnswer(answer, 200)).toBe(answer)
    expect(truncateAnswer('y'.repeat(200), 200)).toBe('y'.repeat(200))
  })

  it('cuts plain text at the limit, even with a character that looks like a tag [ADMIN-FAQ-2]', () => {
    expect(truncateAnswer(`a < b ${'z'.repeat(300)}`, 200)).toBe(`a < b ${'z'.repeat(194)}…`)
  })

  it('cuts the text of HTML and closes its tags [ADMIN-FAQ-2]', () => {
    const answer = '<p>One <strong>two three</strong> four</p><ul><li>five</li></ul>'
    expect(truncateAnswer(answer, 7)).toBe('<p>One <strong>two…</strong></p>')
    expect(truncateAnswer(answer, 4)).toBe('<p>One…</p>')
    expect(truncateAnswer(answer, 13)).toBe('<p>One <strong>two three…</strong></p>')
  })

  it('cuts no word after a link [ADMIN-FAQ-2]', () => {
    expect(truncateAnswer('<p>Read <a href="/">this page</a> within days</p>', 18)).toBe(
      '<p>Read <a href="/">this page…</a></p>',
    )
  })

  it('does not count attributes', () => {
    const link = `<p><a href="https://fortnight.example/${'long/'.repeat(100)}">here</a></p>`
    expect(truncateAnswer(link, 200)).toBe(link)
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

describe('toPlainText', () => {
  it('removes tags and decodes entities of HTML, and keeps plain text', () => {
    expect(toPlainText('<p>Fish &amp; <em>chips</em></p>')).toBe('Fish & chips')
    expect(toPlainText('a < b & c')).toBe('a < b & c')
  })
})

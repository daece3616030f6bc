import { truncateAtWord, truncateText } from './truncateText.ts'

describe('truncateAtWord', () => {
  it('cuts between words, also where a word ends exactly at the limit [CONST-4]', () => {
    expect(truncateAtWord('one two three', 9)).toBe('one two')
    expect(truncateAtWord('one two three', 7)).toBe('one two')
    expect(truncateAtWord('one\ntwo three', 8)).toBe('one\ntwo')
    expect(truncateAtWord('one two', 7)).toBe('one two')
  })

  it('cuts a word that takes up most of the text', () => {
    expect(truncateAtWord('x'.repeat(81), 80)).toBe('x'.repeat(80))
    expect(truncateAtWord(`a ${'x'.repeat(81)}`, 80)).toBe(`a ${'x'.repeat(78)}`)
  })
})

describe('truncateText', () => {
  it('marks what is left out with an ellipsis', () => {
    expect(truncateText('one two three', 9)).toBe('one two…')
    expect(truncateText('one two', 9)).toBe('one two')
    expect(truncateText('one two: three', 9)).toBe('one two…')
  })

  it('leaves out one or two words of a sentence that has just begun', () => {
    expect(truncateText('One two. Three four five six', 20)).toBe('One two…')
    expect(truncateText('One two. Three four five six', 25)).toBe('One two. Three four five…')
  })
})

import { sentenceFor } from './errors.ts'

const fallback = 'Failed to save FAQ'

describe('the sentence for an error', () => {
  it.each([
    ['a refused row', { code: '42501', message: 'new row violates row-level security policy' }, /permission/],
    ['a broken rule', { code: '23514', message: 'violates check constraint' }, /not allowed/],
    [
      'a broken rule in the embedded database',
      { code: 'SUP', message: 'error: new row for relation "faqs" violates check constraint "faqs_question_check"' },
      /not allowed/,
    ],
    ['a character that is none', { code: '22021', message: 'invalid byte sequence' }, /cannot be stored/],
    [
      'a refusal of our own',
      { code: 'PT403', message: 'Please sign in again first.' },
      /^Please sign in again first.$/,
    ],
    ['a row that is gone', { code: 'PGRST116', message: 'Cannot coerce the result' }, /no longer exists/],
    ['an expired session', { code: 'PGRST303', message: 'JWT expired' }, /sign in again/],
    ['no connection', new TypeError('Failed to fetch'), /could not be reached/],
    ['no connection to the auth service', { name: 'AuthRetryableFetchError', message: '{}', status: 0 }, /reached/],
    ['an answer that never came', new DOMException('signal timed out', 'TimeoutError'), /too long/],
    ['too many attempts', { status: 429, message: 'Too Many Requests' }, /wait a minute/],
    ['a waiting time', { status: 429, message: 'Too many tries. Please wait 37 seconds and try again.' }, /37 seconds/],
  ])('explains %s in plain words', (_situation, error, sentence) => {
    expect(sentenceFor(error, fallback)).toMatch(sentence)
  })

  it('names the slug when a slug is taken', () => {
    const error = { code: '23505', message: 'duplicate key value violates unique constraint "blog_posts_slug_key"' }
    expect(sentenceFor(error, fallback)).toBe('This slug is already used. Please choose another one.')
  })

  it('keeps the words of the auth service where they are meant for people', () => {
    const error = { name: 'AuthApiError', code: 'user_already_exists', status: 422, message: 'User already registered' }
    expect(sentenceFor(error, fallback)).toBe('User already registered')
  })

  it.each([
    [undefined],
    [null],
    [{}],
    ['text'],
    [{ code: 'SUP', message: 'error: internal detail' }],
    [{ code: '53200', message: 'out of memory' }],
  ])('falls back to the sentence of the screen for %p', (error) => expect(sentenceFor(error, fallback)).toBe(fallback))
})

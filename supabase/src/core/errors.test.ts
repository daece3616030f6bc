import { errorMessageFor } from './errors.ts'

const fallback = 'Failed to save FAQ'

describe('errorMessageFor', () => {
  it.each([
    [
      'a row-level security violation',
      { code: '42501', message: 'new row violates row-level security policy' },
      /permission/,
    ],
    ['a check constraint violation', { code: '23514', message: 'violates check constraint' }, /not allowed/],
    [
      'a check constraint violation in the embedded database',
      { code: 'SUP', message: 'error: new row for relation "faqs" violates check constraint "faqs_question_check"' },
      /not allowed/,
    ],
    ['an invalid character', { code: '22021', message: 'invalid byte sequence' }, /cannot be stored/],
    [
      'an error raised by our own functions',
      { code: 'PT403', message: 'Please sign in again first.' },
      /^Please sign in again first.$/,
    ],
    ['a deleted row', { code: 'PGRST116', message: 'Cannot coerce the result' }, /no longer exists/],
    ['an expired session', { code: 'PGRST303', message: 'JWT expired' }, /sign in again/],
    ['a failed connection', new TypeError('Failed to fetch'), /could not be reached/],
    [
      'a failed connection to the auth service',
      { name: 'AuthRetryableFetchError', message: '{}', status: 0 },
      /could not be reached/,
    ],
    ['a timeout', new DOMException('signal timed out', 'TimeoutError'), /too long/],
    ['too many attempts', { status: 429, message: 'Too Many Requests' }, /wait a minute/],
    [
      'a rate limit that says how long to wait',
      { status: 429, message: 'Too many attempts. Please wait 37 seconds and try again.' },
      /37 seconds/,
    ],
  ])('explains %s in plain words', (_situation, error, sentence) => {
    expect(errorMessageFor(error, fallback)).toMatch(sentence)
  })

  it('names the slug when a slug is taken', () => {
    const error = { code: '23505', message: 'duplicate key value violates unique constraint "blog_posts_slug_key"' }
    expect(errorMessageFor(error, fallback)).toBe('This slug is already used. Please choose another one.')
  })

  it('keeps messages of the auth service that are written for users', () => {
    const error = { name: 'AuthApiError', code: 'user_already_exists', status: 422, message: 'User already registered' }
    expect(errorMessageFor(error, fallback)).toBe('User already registered')
  })

  it.each([
    [undefined],
    [null],
    [{}],
    ['text'],
    [{ code: 'SUP', message: 'error: internal detail' }],
    [{ code: '53200', message: 'out of memory' }],
  ])('returns the fallback for %p', (error) => {
    expect(errorMessageFor(error, fallback)).toBe(fallback)
  })
})

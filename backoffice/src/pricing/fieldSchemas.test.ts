import { price } from './fieldSchemas.ts'

const problem = (text: string) => price('Price').safeParse(text).error?.issues[0]?.message

describe('a price', () => {
  it.each(['-5', '−$500', '$-500', ' - 500', '–1.50'])('is not below zero: %s', (text) => {
    expect(problem(text)).toBe('Price cannot be below zero')
  })

  it.each(['$2,500', '2500.55', '0', 'Custom', 'Custom - from $5', '$5-10', 'From €5 – €10'])(
    'is what visitors should read: %s',
    (text) => expect(problem(text)).toBeUndefined(),
  )

  it('is asked for', () => expect(problem('  ')).toBe('Price is required'))
})

import { priceText } from './priceText.ts'

const errorMessage = (text: string) => priceText('Price').safeParse(text).error?.issues[0]?.message

describe('priceText', () => {
  it.each(['-5', '−$500', '$-500', ' - 500', '–1.50'])('rejects the negative amount %s', (text) => {
    expect(errorMessage(text)).toBe('Price cannot be below zero')
  })

  it.each(['$2,500', '2500.55', '0', 'Custom', 'Custom - from $5', '$5-10', 'From €5 – €10'])('accepts %s', (text) =>
    expect(errorMessage(text)).toBeUndefined(),
  )

  it('rejects a blank price', () => expect(errorMessage('  ')).toBe('Price is required'))
})

import { withoutBold } from './withoutBold.ts'

describe('the beginning of a message', () => {
  it.each([
    ['Hello. **46 of 50** are right.', 'Hello. 46 of 50 are right.'],
    ['Hello. **46 of', 'Hello. 46 of'],
    ['2**3 is 8, and 2 ** 3 too', '2**3 is 8, and 2 ** 3 too'],
  ])('is shown without signs of bold text: %s', (text, shown) => expect(withoutBold(text)).toBe(shown))
})

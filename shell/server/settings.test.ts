/** @jest-environment node */

const variable = 'FORTNIGHT_GUESSES_PER_DAY'

const readLimit = async () => {
  let limit: number | undefined
  await jest.isolateModulesAsync(async () => {
    limit = (await import('./settings.ts')).settings.limits.guessesPerDay
  })
  return limit
}

afterEach(() => Reflect.deleteProperty(process.env, variable))

describe('a number in the environment', () => {
  it.each(['ten', '-1', '10 a day'])('stops the server with a sentence when it is "%s"', async (value) => {
    process.env[variable] = value
    await expect(readLimit()).rejects.toThrow(`${variable} must be a number from 0.`)
  })

  it.each([
    ['7', 7],
    ['', 100],
  ])('of "%s" is read as %d', async (value, limit) => {
    process.env[variable] = value
    expect(await readLimit()).toBe(limit)
  })
})

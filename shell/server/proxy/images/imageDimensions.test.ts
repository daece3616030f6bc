/** @jest-environment node */
import { drawImage } from './fakeImageStorage.testing.ts'
import { readImageDimensions } from './imageDimensions.ts'

describe('readImageDimensions', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('reads width and height of a %s', async (format) => {
    expect(await readImageDimensions(await drawImage(30, 20, format))).toEqual({ width: 30, height: 20 })
  })

  it('reads them although the image has too many pixels to be decoded', async () => {
    const image = await drawImage(60_000, 1_000, 'jpeg')
    expect(await readImageDimensions(image)).toEqual({ width: 60_000, height: 1_000 })
  })

  it.each(['', 'GIF89a', '\x89PNG\r\n\x1a\n'])('is undefined for %j', async (bytes) => {
    expect(await readImageDimensions(Buffer.from(bytes, 'latin1'))).toBeUndefined()
  })
})

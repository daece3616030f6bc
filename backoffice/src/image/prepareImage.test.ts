import { prepareImage, UnusableImage } from './prepareImage.ts'

// jsdom can neither decode nor encode images, so both are mocked here; e2e/journeys/backoffice/imageUpload.spec.ts uses
// those of a browser.
let decoded: { width: number; height: number }
let encoded: { width: number; height: number; types: string[] }
let canEncodeWebp: boolean

beforeEach(() => {
  decoded = { width: 4000, height: 3000 }
  encoded = { width: 0, height: 0, types: [] }
  canEncodeWebp = true
  globalThis.createImageBitmap = (source) =>
    source instanceof Blob && source.size >= 20
      ? Promise.resolve({ ...decoded, close: () => {} })
      : Promise.reject(new DOMException('The source image could not be decoded.'))
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    onBlob,
    type,
  ) {
    encoded = { width: this.width, height: this.height, types: [...encoded.types, type ?? ''] }
    onBlob(new Blob(['encoded'], { type: type === 'image/webp' && !canEncodeWebp ? 'image/png' : type }))
  })
})
afterEach(() => jest.restoreAllMocks())

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe1],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
}
const createFile = (kind: keyof typeof signatures, bytes = 100) =>
  new File([new Uint8Array(signatures[kind]), new Uint8Array(bytes)], `holiday.${kind}`)

describe('prepareImage', () => {
  it('re-encodes an image as WebP, at most 1600 pixels wide', async () => {
    const image = await prepareImage(createFile('jpg'))
    expect(image.type).toBe('image/webp')
    expect(encoded).toEqual({ width: 1600, height: 1200, types: ['image/webp'] })
  })

  it('keeps the format where the browser cannot encode WebP', async () => {
    canEncodeWebp = false
    expect((await prepareImage(createFile('jpg'))).type).toBe('image/jpeg')
    expect((await prepareImage(createFile('png'))).type).toBe('image/png')
  })

  it('leaves a GIF unchanged, because it may be animated', async () => {
    const gif = createFile('gif')
    const image = await prepareImage(gif)
    expect([image.type, image.size, encoded.types]).toEqual(['image/gif', gif.size, []])
  })

  it.each<[string, File, string]>([
    [
      'a text file with the type of a PNG',
      new File(['Hello'], 'hello.png', { type: 'image/png' }),
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF, or GIF.',
    ],
    [
      'an SVG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF, or GIF.',
    ],
    ['a damaged file', createFile('png', 1), 'This image cannot be opened. It may be damaged.'],
    [
      'an image that is too large',
      createFile('jpg', 27_000_000),
      'This image is 25.8 MB. Choose one of at most 25 MB.',
    ],
    ['a GIF that is too large', createFile('gif', 6_000_000), 'This image is 5.8 MB. Choose one of at most 5 MB.'],
  ])('rejects %s with a message', async (_description, file, message) => {
    await expect(prepareImage(file)).rejects.toThrow(new UnusableImage(message))
  })

  it.each(['png', 'jpg', 'gif'] as const)(
    'rejects a %s above 40 megapixels with a message [ADMIN-IMG-1]',
    async (kind) => {
      decoded = { width: 8000, height: 5000 }
      await expect(prepareImage(createFile(kind))).resolves.toBeDefined()
      decoded = { width: 8000, height: 5001 }
      const message = 'This image has more than 40 megapixels. Choose a smaller one.'
      await expect(prepareImage(createFile(kind))).rejects.toThrow(new UnusableImage(message))
    },
  )
})

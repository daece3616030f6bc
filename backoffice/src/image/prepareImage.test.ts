import { prepareImage, UnusableImage } from './prepareImage.ts'

// jsdom has no pictures: they are opened and drawn by these stand-ins of the browser, which the journey does without
// (e2e/journeys/backoffice/imageUpload.spec.ts).
let drawn: { width: number; height: number; types: string[] }
let canWriteWebp: boolean

beforeEach(() => {
  drawn = { width: 0, height: 0, types: [] }
  canWriteWebp = true
  globalThis.createImageBitmap = async (source) => {
    if (!(source instanceof Blob) || source.size < 20) throw new DOMException('The source image could not be decoded.')
    return { width: 4000, height: 3000, close: () => {} }
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn = { width: this.width, height: this.height, types: [...drawn.types, type ?? ''] }
    done(new Blob(['drawn'], { type: type === 'image/webp' && !canWriteWebp ? 'image/png' : type }))
  })
})
afterEach(() => jest.restoreAllMocks())

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe1],
  gif: [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
}
const file = (kind: keyof typeof starts, bytes = 100) =>
  new File([new Uint8Array(starts[kind]), new Uint8Array(bytes)], `holiday.${kind}`)

describe('an image for uploading', () => {
  it('is drawn anew as WebP, at most 1600 pixels wide', async () => {
    const image = await prepareImage(file('jpg'))
    expect(image.type).toBe('image/webp')
    expect(drawn).toEqual({ width: 1600, height: 1200, types: ['image/webp'] })
  })

  it('is what it was, without the rest of the file, where a browser cannot write WebP', async () => {
    canWriteWebp = false
    expect((await prepareImage(file('jpg'))).type).toBe('image/jpeg')
    expect((await prepareImage(file('png'))).type).toBe('image/png')
  })

  it('stays as it is when it is a GIF, which may be moving', async () => {
    const gif = file('gif')
    const image = await prepareImage(gif)
    expect([image.type, image.size, drawn.types]).toEqual(['image/gif', gif.size, []])
  })

  it.each<[string, File, string]>([
    [
      'a text that calls itself PNG',
      new File(['Hello'], 'hello.png', { type: 'image/png' }),
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
    ],
    [
      'a drawing in SVG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
    ],
    ['damaged', file('png', 1), 'This image cannot be opened. It may be damaged.'],
    ['too large', file('jpg', 27_000_000), 'This image has 25.8 MB. Please choose one of at most 25 MB.'],
    ['a large GIF', file('gif', 6_000_000), 'This image has 5.8 MB. Please choose one of at most 5 MB.'],
  ])('is refused with a sentence when it is %s', async (_what, chosen, sentence) => {
    await expect(prepareImage(chosen)).rejects.toThrow(new UnusableImage(sentence))
  })
})

import type sharp from 'sharp'
import type { Sharp } from 'sharp'

const chainedMethods = ['resize', 'png', 'jpeg', 'webp', 'avif'] as const

// Far more than a social image needs.
const limitInputPixels = 4_000 * 4_000

/** Image conversion from memory to memory: the native library would read and write files past Node's permissions. */
export function createMemoryOnlySharp(createImage: typeof sharp) {
  return (input: unknown) => {
    if (!(input instanceof Uint8Array)) throw new Error('The server bundle may convert images from memory only.')
    return wrapImage(createImage(input, { limitInputPixels }))
  }
}

// The image itself stays inside, because its constructor accepts file names.
function wrapImage(image: Sharp) {
  const chain = (name: (typeof chainedMethods)[number]) => (options: object) => {
    image[name](options)
    return wrapped
  }
  const wrapped = {
    ...Object.fromEntries(chainedMethods.map((name) => [name, chain(name)])),
    toBuffer: () => image.toBuffer(),
  }
  return wrapped
}

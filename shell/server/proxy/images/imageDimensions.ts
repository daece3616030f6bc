import sharp from 'sharp'

/** Width and height of an image by its header, without decoding it; undefined when it cannot be read. */
export async function readImageDimensions(image: Buffer) {
  try {
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch {
    return undefined
  }
}

import { detectImageFormat, type ImageFormat, signatureBytes } from '@fortnight/supabase/images/formats'
import { hasTooManyPixels, imageHasTooManyPixels, maxImageBytes } from '@fortnight/supabase/images/limits'

const maxWidthPixels = 1600
const quality = 0.85
// Photographs are re-encoded and become smaller; a GIF is uploaded unchanged.
const maxInputBytes = 25 * 1024 * 1024

const toMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10

/** Which files can be used as an image. */
export const imageLimits = `PNG, JPEG, WebP, or AVIF up to ${toMegabytes(maxInputBytes)} MB, GIF up to ${toMegabytes(maxImageBytes)} MB`

/** The file cannot be used as an image; a retry would fail again. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage'
}

/**
 * Returns the image to store for a chosen file: re-encoded as WebP, at most 1600 pixels wide, without metadata such as
 * the location. A GIF may be animated and stays unchanged. Throws `UnusableImage`.
 */
export async function prepareImage(file: File): Promise<Blob> {
  const format = detectImageFormat(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
  if (!format) throw new UnusableImage('This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF, or GIF.')
  const isGif = format.type === 'image/gif'
  requireSize(file, isGif ? maxImageBytes : maxInputBytes)
  const bitmap = await decode(file)
  try {
    if (hasTooManyPixels(bitmap)) throw new UnusableImage(imageHasTooManyPixels)
    if (isGif) return new Blob([file], { type: format.type })
    return await reencode(bitmap, format)
  } finally {
    bitmap.close()
  }
}

const decode = (file: File) =>
  createImageBitmap(file).catch(() => {
    throw new UnusableImage('This image cannot be opened. It may be damaged.')
  })

function requireSize({ size }: Blob, maxBytes: number) {
  if (size <= maxBytes) return
  throw new UnusableImage(`This image is ${toMegabytes(size)} MB. Choose one of at most ${toMegabytes(maxBytes)} MB.`)
}

async function reencode(bitmap: ImageBitmap, format: ImageFormat) {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, maxWidthPixels / bitmap.width)
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const webp = await encodeCanvas(canvas, 'image/webp')
  // Safari cannot encode WebP and returns a PNG, which suits drawings but is far too large for photographs.
  const needsJpeg = webp.type !== 'image/webp' && format.type === 'image/jpeg'
  const image = needsJpeg ? await encodeCanvas(canvas, 'image/jpeg') : webp
  requireSize(image, maxImageBytes)
  return image
}

const encodeCanvas = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnusableImage('This image is too large to be drawn here.'))),
      type,
      quality,
    ),
  )

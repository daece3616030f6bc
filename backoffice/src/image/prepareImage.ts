import { type ImageFormat, imageFormatOf, mostBytes, tellingBytes } from '@fortnight/supabase/images/formats'

const widest = 1600
const quality = 0.85
// What a camera makes is large and gets small here; a GIF is sent as it is.
const mostToShrink = 25 * 1024 * 1024

/** A file that no second try will make an image of ours. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage'
}

/**
 * The image to store for a file that somebody has chosen: drawn anew as WebP, at most 1600 pixels wide. That leaves
 * behind what is not the picture, such as where it was taken. A GIF may be moving and stays as it is.
 */
export async function prepareImage(file: File): Promise<Blob> {
  const format = imageFormatOf(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()))
  if (!format) throw new UnusableImage('This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.')
  const isGif = format.type === 'image/gif'
  requireSize(file, isGif ? mostBytes : mostToShrink)
  if (isGif) return new Blob([file], { type: format.type })
  const image = await drawnAnew(file, format)
  requireSize(image, mostBytes)
  return image
}

function requireSize({ size }: Blob, most: number) {
  if (size <= most) return
  throw new UnusableImage(`This image has ${megabytes(size)} MB. Please choose one of at most ${megabytes(most)} MB.`)
}

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10

async function drawnAnew(file: File, format: ImageFormat) {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnusableImage('This image cannot be opened. It may be damaged.')
  })
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, widest / picture.width)
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const webp = await written(canvas, 'image/webp')
  // Safari cannot write WebP and gives a PNG, which is right for drawings and far too large for photographs.
  return webp.type !== 'image/webp' && format.type === 'image/jpeg' ? written(canvas, 'image/jpeg') : webp
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new UnusableImage('This image is too large to be drawn here.'))),
      type,
      quality,
    ),
  )

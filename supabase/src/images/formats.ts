/** A format of images that may be uploaded; `signature` matches the first bytes of every such file. */
export type ImageFormat = { type: string; extension: string; signature: RegExp }

/** Every format that may be uploaded. No SVG: it can carry scripts. */
export const imageFormats: ImageFormat[] = [
  { type: 'image/png', extension: 'png', signature: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', extension: 'jpg', signature: /^\xff\xd8\xff/ },
  { type: 'image/webp', extension: 'webp', signature: /^RIFF[^]{4}WEBP/ },
  { type: 'image/avif', extension: 'avif', signature: /^[^]{4}ftypavi[fs]/ },
  { type: 'image/gif', extension: 'gif', signature: /^GIF8[79]a/ },
]

/** How many bytes of a file `detectImageFormat` needs. */
export const signatureBytes = 12

/** The `accept` attribute of a file input for images. */
export const acceptedImageTypes = imageFormats.map(({ type }) => type).join(',')

/** The format of a file by its first bytes, because its name and its declared type cannot be trusted. */
export function detectImageFormat(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, signatureBytes))
  return imageFormats.find(({ signature }) => signature.test(start))
}

/** The format of an uploaded image by its name; undefined for names that `uploadImage` does not create. */
export function imageFormatFromName(name: string) {
  const nameExtension = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.([a-z]+)$/.exec(name)?.[1]
  return imageFormats.find(({ extension }) => extension === nameExtension)
}

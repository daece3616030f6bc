/** A kind of image that may be uploaded: its type, the ending of its name, and how every file of it begins. */
export type ImageFormat = { type: string; ending: string; start: RegExp }

/** Everything that may be uploaded. No SVG: it can carry scripts. */
export const imageFormats: ImageFormat[] = [
  { type: 'image/png', ending: 'png', start: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', ending: 'jpg', start: /^\xff\xd8\xff/ },
  { type: 'image/webp', ending: 'webp', start: /^RIFF[^]{4}WEBP/ },
  { type: 'image/avif', ending: 'avif', start: /^[^]{4}ftypavi[fs]/ },
  { type: 'image/gif', ending: 'gif', start: /^GIF8[79]a/ },
]

/** How many bytes tell what a file is. */
export const tellingBytes = 12

/** What a file can weigh at most where it is stored. */
export const mostBytes = 5 * 1024 * 1024

/** What browsers offer in their file dialog. */
export const imageTypes = imageFormats.map(({ type }) => type).join(',')

/** What a file really is, by its first bytes; its name and its declared type may say anything. */
export function imageFormatOf(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, tellingBytes))
  return imageFormats.find((format) => format.start.test(start))
}

/** What the name of a stored image says that it is; nothing for a name that we have not made up. */
export function imageFormatIn(name: string) {
  const ending = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.([a-z]+)$/.exec(name)?.[1]
  return imageFormats.find((format) => format.ending === ending)
}

import latin from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'
import latinExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'

const font = (name: string, dataUrl: string) => ({
  name,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
  weight: 700 as const,
  style: 'normal' as const,
})

/** The heading font for generated images. Two names, because satori falls back only to fonts with another name. */
export const fonts = [font('Bricolage', latin), font('Bricolage Extended', latinExtended)]

export const fontFamily = fonts.map(({ name }) => `'${name}'`).join(', ')

/** Removes characters that the font lacks and would render as boxes: everything but Latin letters, digits and punctuation. */
export const removeUnsupportedGlyphs = (text: string) =>
  text
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}$€£+<=>|~^]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

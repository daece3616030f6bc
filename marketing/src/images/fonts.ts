import latin from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'
import latinExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'

const font = (name: string, dataUrl: string) => ({
  name,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
  weight: 700 as const,
  style: 'normal' as const,
})

/** The heading font for pictures. Two names, because letters are only looked for in another font under another name. */
export const fonts = [font('Bricolage', latin), font('Bricolage Extended', latinExtended)]

export const fontFamily = fonts.map(({ name }) => `'${name}'`).join(', ')

/** What the font can print: Latin letters, digits and signs. The rest would show as boxes. */
export const printable = (text: string) =>
  text
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}$€£+<=>|~^]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

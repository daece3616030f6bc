import satori from 'satori'
import sharp from 'sharp'
import { fonts, removeUnsupportedGlyphs } from './fonts.ts'
import { type SocialCardText, SocialCard } from './SocialCard.tsx'

/** Renders a link preview as PNG, the format that social networks accept. */
export async function socialImage({ title, note }: SocialCardText) {
  const printable = { title: removeUnsupportedGlyphs(title), note: removeUnsupportedGlyphs(note) }
  const svg = await satori(<SocialCard {...printable} />, { width: 1200, height: 630, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

import satori from 'satori'
import sharp from 'sharp'
import { fonts, printable } from './fonts.ts'
import { type CardWords, SocialCard } from './SocialCard.tsx'

/** The picture of a link as PNG, which is what social networks show. */
export async function socialImage({ title, note }: CardWords) {
  const words = { title: printable(title), note: printable(note) }
  const svg = await satori(<SocialCard {...words} />, { width: 1200, height: 630, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

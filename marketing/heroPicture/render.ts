// Renders the picture behind the hero of the home page: `npm run hero-picture -w marketing`, after a change of the drawing or of
// the colors. The files are committed, and their URLs contain a version, so browsers cache them indefinitely.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Composition, drawHeroPicture, type Scheme, schemes } from './drawing.ts'

const homeFolder = resolve(import.meta.dirname, '../src/home')
const pictureFolder = join(homeFolder, 'picture')
const minContrast = 4.5
const maxBytes = 10_000
/** Pixels per CSS pixel at which the contrast of the text is measured. */
const density = 2

// In CSS pixels of a common window. The small one is mostly empty, so that it covers any window in which little room is left.
const compositions: Record<string, Composition> = {
  small: {
    ...{ width: 1440, height: 900 },
    ...{ x: 1100, y: 24, daySize: 45, rotation: 2.5, headerEnd: 66, textStart: 122, fadeEnd: 138 },
  },
  wide: {
    ...{ width: 1440, height: 900 },
    ...{ x: 480, y: -52, daySize: 132, rotation: 3, headerEnd: 72, textStart: 264, fadeEnd: 320 },
  },
}

await mkdir(pictureFolder, { recursive: true })
const hash = createHash('sha256')
for (const [size, composition] of Object.entries(compositions)) {
  for (const scheme of Object.keys(schemes) as Scheme[]) await renderPicture(size, composition, scheme)
}
const version = hash.digest('hex').slice(0, 8)
await writeFile(
  join(homeFolder, 'heroPictureVersion.ts'),
  `/** Changes with the picture behind the hero; written by marketing/heroPicture/render.ts. */\nexport const heroPictureVersion = '${version}'\n`,
)
console.log(`version ${version}`)

async function renderPicture(size: string, composition: Composition, scheme: Scheme) {
  const svg = Buffer.from(await drawHeroPicture(composition, scheme))
  await requireContrast(sharp(svg, { density: 72 * density }), composition, scheme)
  const file = `${size}-${scheme}.svg`
  if (svg.length > maxBytes) throw new Error(`${file} has ${svg.length} bytes.`)
  hash.update(svg)
  await writeFile(join(pictureFolder, file), svg)
  console.log(`${file}: ${(svg.length / 1000).toFixed(1)} KB`)
}

/** Throws when the text over any pixel is hard to read: navigation at the top, then the headline, then small print. */
async function requireContrast(picture: Sharp, { headerEnd, textStart, daySize }: Composition, scheme: Scheme) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixelRows = (from: number, to: number) =>
    data.subarray(Math.round(from * density) * info.width * 3, Math.round(to * density) * info.width * 3)
  const { ink, inkSoft } = schemes[scheme]
  const ratios = [
    lowestContrast(pixelRows(0, headerEnd * 0.8), ink),
    lowestContrast(pixelRows(textStart, textStart + daySize), ink),
    lowestContrast(pixelRows(textStart + daySize, info.height / density), inkSoft),
  ]
  console.log(`contrast: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`)
  if (Math.min(...ratios) < minContrast) throw new Error('Text over the picture would be hard to read.')
}

function lowestContrast(pixels: Uint8Array, textColor: string) {
  const textLuminance = luminance(Uint8Array.from(Buffer.from(textColor.slice(1), 'hex')))
  const luminanceByColor = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3)
    const color = (r << 16) | (g << 8) | b
    if (!luminanceByColor.has(color)) luminanceByColor.set(color, luminance(pixels.subarray(i, i + 3)))
  }
  const ratios = [...luminanceByColor.values()].map(
    (background) => (Math.max(background, textLuminance) + 0.05) / (Math.min(background, textLuminance) + 0.05),
  )
  return Math.min(...ratios)
}

/** Relative luminance as WCAG defines it. */
function luminance(color: Uint8Array) {
  const [r = 0, g = 0, b = 0] = [...color].map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

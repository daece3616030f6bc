// Draws the picture behind the hero of the home page: `node .config/run.mjs ../marketing/heroPicture/render`, by hand, after a change of the
// drawing or of the colours. The files are committed; a new version in their address lets browsers keep them for ever.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Composition, heroArt, type Scheme, schemes } from './drawing.ts'

const home = resolve(import.meta.dirname, '../src/home')
const folder = join(home, 'picture')

/** What a visitor may have to download for it. */
const byteLimit = { avif: 15_000, webp: 40_000, jpg: 90_000 }

// In CSS pixels of a common window; the hero shows its picture as `right top / cover`.
const compositions: Record<string, Composition & { density: number }> = {
  narrow: { width: 420, height: 860, x: 62, y: 0, day: 50, turn: 3.5, clear: 66, text: 122, end: 320, density: 2 },
  wide: { width: 1440, height: 900, x: 575, y: -68, day: 122, turn: 3.5, clear: 72, text: 210, end: 600, density: 1.5 },
}

await mkdir(folder, { recursive: true })
const hash = createHash('sha256')
for (const [size, composition] of Object.entries(compositions)) {
  for (const scheme of Object.keys(schemes) as Scheme[]) await draw(size, composition, scheme)
}
const version = hash.digest('hex').slice(0, 8)
await writeFile(
  join(home, 'pictureVersion.ts'),
  `/** Changes with the picture behind the hero; written by marketing/heroPicture/render.ts. */\nexport const pictureVersion = '${version}'\n`,
)
console.log(`version ${version}`)

async function draw(size: string, { density, ...composition }: (typeof compositions)[string], scheme: Scheme) {
  const svg = Buffer.from(await heroArt(composition, scheme))
  const picture = sharp(
    await sharp(svg, { density: 72 * density })
      .png()
      .toBuffer(),
  )
  await requireContrast(picture.clone(), composition, density, scheme)
  const files = {
    avif: await picture.clone().avif({ quality: 50, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer(),
    webp: await picture.clone().webp({ quality: 68, effort: 6 }).toBuffer(),
    jpg: await picture.clone().jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
  }
  for (const [format, bytes] of Object.entries(files) as [keyof typeof files, Buffer][]) {
    if (bytes.length > byteLimit[format]) throw new Error(`${size}-${scheme}.${format} has ${bytes.length} bytes.`)
    hash.update(bytes)
    await writeFile(join(folder, `${size}-${scheme}.${format}`), bytes)
    console.log(`${size}-${scheme}.${format}: ${(bytes.length / 1000).toFixed(1)} KB`)
  }
}

/** Every pixel must let be read what may stand there: navigation at the top, the headline, and small print further down. */
async function requireContrast(picture: Sharp, { clear, text, day }: Composition, density: number, scheme: Scheme) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const rows = (from: number, to: number) =>
    data.subarray(Math.round(from * density) * info.width * 3, Math.round(to * density) * info.width * 3)
  const { ink, inkSoft } = schemes[scheme]
  const ratios = [
    lowestContrast(rows(0, clear * 0.8), ink),
    lowestContrast(rows(text, text + day), ink),
    lowestContrast(rows(text + day, info.height / density), inkSoft),
  ]
  console.log(`contrast: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`)
  if (Math.min(...ratios) < 4.5) throw new Error('Text over the picture would be hard to read.')
}

function lowestContrast(pixels: Uint8Array, textColour: string) {
  const text = luminance(Uint8Array.from(Buffer.from(textColour.slice(1), 'hex')))
  const seen = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3)
    const colour = (r << 16) | (g << 8) | b
    if (!seen.has(colour)) seen.set(colour, luminance(pixels.subarray(i, i + 3)))
  }
  const ratios = [...seen.values()].map((light) => (Math.max(light, text) + 0.05) / (Math.min(light, text) + 0.05))
  return Math.min(...ratios)
}

function luminance(colour: Uint8Array) {
  const [r = 0, g = 0, b = 0] = [...colour].map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import { type Acceptance, finalResults, type SignedItem, verificationPath } from '@fortnight/supabase/signOff/signOff'

const { resolve } = createRequire(`${process.cwd()}/shell/package.json`)
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

// Scripts that the font has and that are written from left to right without joined letters.
const unsupported =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu
const missingCharacter = '\u25A1'
/** Told where characters were replaced. */
export const missingCharactersNote = `Characters that this PDF has no font for are shown as ${missingCharacter}. The printed certificate shows them.`

/** A certificate of acceptance as a PDF: the same facts as the page that is printed. */
export function renderCertificatePdf(acceptance: Acceptance, { zone, origin }: { zone: string; origin: string }) {
  const { document: accepted } = acceptance
  const title = `Certificate of acceptance: ${accepted.project.name}`
  const pdf = new PdfDocument({
    ...{ size: 'A4', margin: 56, lang: 'en-US', displayTitle: true, pdfVersion: '1.7', font: fonts.regular },
    info: { Title: title, Author: brand.name },
  })
  const missing = new Set<string>()
  const shown = (text: string) =>
    text.replaceAll(unsupported, (character) => {
      missing.add(character)
      return missingCharacter
    })
  const write = (text: string, size = 10, font: keyof typeof fonts = 'regular') =>
    pdf.font(fonts[font]).fontSize(size).text(shown(text))
  const heading = (text: string) => {
    pdf.moveDown()
    write(text, 13, 'bold')
    pdf.moveDown(0.3)
  }
  const fact = (term: string, value: string) => {
    write(term, 8)
    write(value)
    pdf.moveDown(0.4)
  }

  write(title, 18, 'bold')
  pdf.moveDown(0.5)
  write(`${accepted.name} has accepted the work of ${brand.name} as listed here.`)
  pdf.moveDown()
  fact('Project code', acceptance.project_code)
  fact('Signed off by', accepted.name)
  fact(`Date and time in ${cityOf(zone)}`, timeIn(acceptance.accepted_at, zone))
  fact('Certificate number', acceptance.id)
  fact('Hash of the document (SHA-256)', acceptance.document_hash)
  fact('Hash of this record', acceptance.record_hash)
  fact('Hash of the previous record', acceptance.previous_hash)
  write('Verify this certificate', 8)
  const link = new URL(verificationPath(acceptance), origin).href
  pdf.font(fonts.regular).fontSize(10).text(`${origin}/verify/${acceptance.id}`, { link, underline: true })

  heading(
    `Acceptance cases${accepted.agent_version === null ? '' : `, with version ${accepted.agent_version} of the agent`}`,
  )
  if (accepted.cases.length === 0) write('There are none.')
  for (const { number, title: name, importance, result, waiver_reason } of accepted.cases) {
    write(`${number}. ${name} (${importance}): ${finalResults[result]}`)
    if (waiver_reason !== null) write(`Waived because: ${waiver_reason}`, 9)
  }
  heading('Approved deliverables')
  if (accepted.deliverables.length === 0) write('There are none.')
  for (const { name, version, items } of accepted.deliverables) {
    write(`${name}, version ${version}`)
    for (const item of items) write(itemLine(item), 9)
  }
  heading(`Terms, version ${accepted.terms.version}`)
  write(accepted.terms.text)
  if (missing.size > 0) {
    pdf.moveDown()
    write(missingCharactersNote, 9)
  }
  pdf.end()
  return buffer(pdf)
}

const timeIn = (time: string, timeZone: string) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone })

const itemLine = ({ label, file_version, sha256, url }: SignedItem) =>
  url === null ? `${label}, version ${file_version}. SHA-256 ${sha256}` : `${label}: ${url}`

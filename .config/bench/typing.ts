import type { Page } from 'playwright'
import { openSignedIn } from '../../e2e/support/signIn.ts'
import { admin, type NewPage } from './manyCustomers.ts'
import { sharesOf } from './measure.ts'
import { row, type Row } from './resultsTable.ts'

const words = 10_000
const sentence = 'An agent that answers the mail of a shop writes **nine words** more.'
const paragraph = `${sentence} ${sentence} ${sentence} ${sentence}`
const wordsOf = (text: string) => text.split(/\s+/).length
const longPost = Array.from({ length: Math.ceil(words / wordsOf(paragraph)) }, (_, i) =>
  i % 10 === 0 ? `## Part ${i / 10 + 1}\n\n${paragraph}` : paragraph,
).join('\n\n')

// Fast, with a pause after each word in which the preview follows.
const [keyPauseMs, wordPauseMs] = [50, 250]

declare global {
  interface Window {
    keyDurations: number[]
  }
}

/** How long a key press in a long post keeps the page from showing it, with the preview beside it. */
export async function typingRows(newPage: NewPage, typedWords: number): Promise<Row[]> {
  console.log(`Typing: in a post of ${wordsOf(longPost)} words`)
  const page = await newPage()
  await openSignedIn(page, admin, '/admin/blog/new')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.fill(longPost)
  await page.getByText('Part 1', { exact: true }).waitFor()
  await watchKeys(page)
  for (const place of [longPost.length, Math.floor(longPost.length / 2)]) {
    await editor.evaluate((field: HTMLTextAreaElement, at) => {
      field.focus()
      field.setSelectionRange(at, at)
    }, place)
    for (let i = 0; i < typedWords; i++) {
      await page.keyboard.type('agents ', { delay: keyPauseMs })
      await page.waitForTimeout(wordPauseMs)
    }
  }
  const durations = await page.evaluate(() => window.keyDurations)
  await page.close()
  if (durations.length < typedWords * 2 * 'agents '.length) throw new Error('Not every key press was measured.')
  return [
    row(
      { figure: 'key press in a post of 10,000 words, p95, ms', atMost: 50 },
      { 'back office': sharesOf(durations).p95 },
    ),
  ]
}

/** From each key press until what it did is painted. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    window.keyDurations = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => window.keyDurations.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })

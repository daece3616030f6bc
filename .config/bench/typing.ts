import type { Page } from 'playwright'
import { openSignedIn } from '../../e2e/support/signIn.ts'
import type { OpenPage } from './browser.ts'
import { percentiles } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'
import { admin } from './seedAccounts.ts'

const minWords = 10_000
const sentence = 'An agent that answers the mail of a shop writes **nine words** more.'
const paragraph = `${sentence} ${sentence} ${sentence} ${sentence}`
const countWords = (text: string) => text.split(/\s+/).length
const longPost = Array.from({ length: Math.ceil(minWords / countWords(paragraph)) }, (_, index) =>
  index % 10 === 0 ? `## Part ${index / 10 + 1}\n\n${paragraph}` : paragraph,
).join('\n\n')

// A fast typist who pauses after each word, which updates the preview.
const typedWord = 'agents '
const [keyPauseMs, wordPauseMs] = [50, 250]

declare global {
  interface Window {
    keyDurations: number[]
  }
}

/** Measures how long a key press in a long post takes to show, with the preview open beside it. */
export async function measureTyping(openPage: OpenPage, typedWords: number): Promise<Row[]> {
  console.log(`Typing: in a post of ${countWords(longPost)} words`)
  const page = await openPage()
  await openSignedIn(page, admin, '/admin/blog/new')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.fill(longPost)
  await page.getByText('Part 1', { exact: true }).waitFor()
  await recordKeyDurations(page)
  const positions = [longPost.length, Math.floor(longPost.length / 2)]
  for (const position of positions) {
    await editor.evaluate((textarea: HTMLTextAreaElement, offset) => {
      textarea.focus()
      textarea.setSelectionRange(offset, offset)
    }, position)
    for (let i = 0; i < typedWords; i++) {
      await page.keyboard.type(typedWord, { delay: keyPauseMs })
      await page.waitForTimeout(wordPauseMs)
    }
  }
  const durations = await page.evaluate(() => window.keyDurations)
  await page.close()
  if (durations.length < positions.length * typedWords * typedWord.length) {
    throw new Error('Some key presses were not measured.')
  }
  return [
    createRow(
      { figure: 'key press in a post of 10,000 words, p95, ms', atMost: 50 },
      { 'back office': percentiles(durations).p95 },
    ),
  ]
}

/** Records the time from each key press until its effect is painted. */
const recordKeyDurations = (page: Page) =>
  page.evaluate(() => {
    window.keyDurations = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => window.keyDurations.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })

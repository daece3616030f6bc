import { truncateAtWord } from '../../list/truncateText.ts'

/** Number of characters that search engines show. [ADMIN-BLOG-13] */
export const maxMetaTitleLength = 60
export const maxMetaDescriptionLength = 160

type SeoValues = { meta_title: string; meta_description: string; og_image_url: string }
type PostTexts = SeoValues & { title: string; excerpt: string; image_url: string }

/** Returns the SEO values of a post; empty ones are filled from its other fields. [ADMIN-BLOG-15] */
export function withSeoDefaults(post: PostTexts): SeoValues {
  return {
    meta_title: post.meta_title.trim() || truncateAtWord(oneLine(post.title), maxMetaTitleLength),
    meta_description: post.meta_description.trim() || truncateAtWord(oneLine(post.excerpt), maxMetaDescriptionLength),
    og_image_url: post.og_image_url.trim() || post.image_url.trim(),
  }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

// A tag is chosen deliberately, so it counts like a word that the text repeats.
const tagWeight = 3
const minWordLength = 3

const stopWords = new Set(
  `about above after again all also although always among and another any anything are aren because been before being below
  between both but can cannot could did didn does doesn doing don done down each either else enough even ever every few first for
  from further get gets getting give given goes going got had has hasn have haven having her here hers him his how however into isn
  its itself just keep know last less let like made make makes making many may maybe might more most much must need needs
  never new next not nothing now off often once one only other our ours out over own per put rather really same say says see
  she should since some something still such take takes than that the their them then there these they thing things this
  those though three through too two under until upon use used uses using very want was wasn way ways well were weren what when where
  whether which while who whom whose why will with within without won would yes yet you your yours`.split(/\s+/),
)

/** Returns the most frequent word of tags and content that is not a stop word; of several, the first. [ADMIN-BLOG-14] */
export function findFocusKeyword({ tags, content }: { tags: string[]; content: string }) {
  const counts = new Map<string, number>()
  const countWords = (text: string, weight: number) => {
    for (const word of text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []) {
      if (word.length < minWordLength || stopWords.has(word)) continue
      counts.set(word, (counts.get(word) ?? 0) + weight)
    }
  }
  for (const tag of tags) countWords(tag, tagWeight)
  countWords(stripMarkdown(content), 1)
  const maxCount = Math.max(...counts.values())
  return [...counts].find(([, times]) => times === maxCount)?.[0] ?? ''
}

/** Removes code, and the URLs of links and images. */
const stripMarkdown = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/https?:\/\/\S+/g, ' ')

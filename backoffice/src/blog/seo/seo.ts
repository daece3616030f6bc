/** What search engines show of a title and of a description. [ADMIN-BLOG-13] */
export const titleLimit = 60
export const descriptionLimit = 160

type Seo = { meta_title: string; meta_description: string; og_image_url: string }
type Source = Seo & { title: string; excerpt: string; image_url: string }

/** The three fields as they are, those left empty filled from the rest of the post. [ADMIN-BLOG-15] */
export function filledSeo(post: Source): Seo {
  return {
    meta_title: post.meta_title.trim() || cutAtWord(post.title, titleLimit),
    meta_description: post.meta_description.trim() || cutAtWord(post.excerpt, descriptionLimit),
    og_image_url: post.og_image_url.trim() || post.image_url.trim(),
  }
}

/** The beginning of a text: whole words as far as they fit. */
export function cutAtWord(text: string, limit: number) {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= limit) return line
  const start = line.slice(0, limit + 1)
  const lastSpace = start.lastIndexOf(' ')
  return lastSpace > 0 ? start.slice(0, lastSpace) : line.slice(0, limit)
}

// A tag is chosen on purpose, so it counts as much as a word that the text repeats.
const weightOfTag = 3
const shortest = 3

const meaningless = new Set(
  `about above after again all also although always among and another any anything are aren because been before being below
  between both but can cannot could did didn does doesn doing don done down each either else enough even ever every few first for
  from further get gets getting give given goes going got had has hasn have haven having her here hers him his how however into isn
  its itself just keep know last less let like made make makes making many may maybe might more most much must need needs
  never new next not nothing now off often once one only other our ours out over own per put rather really same say says see
  she should since some something still such take takes than that the their them then there these they thing things this
  those though three through too two under until upon use used uses using very want was wasn way ways well were weren what when where
  whether which while who whom whose why will with within without won would yes yet you your yours`.split(/\s+/),
)

/** The most frequent meaningful word of tags and content; of several, the one that comes first. [ADMIN-BLOG-14] */
export function focusKeywordOf({ tags, content }: { tags: string[]; content: string }) {
  const counts = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const word of text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []) {
      if (word.length < shortest || meaningless.has(word)) continue
      counts.set(word, (counts.get(word) ?? 0) + weight)
    }
  }
  for (const tag of tags) count(tag, weightOfTag)
  count(readableText(content), 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, times]) => times === most)?.[0] ?? ''
}

/** Markdown without code and without the addresses of links and pictures. */
const readableText = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/https?:\/\/\S+/g, ' ')

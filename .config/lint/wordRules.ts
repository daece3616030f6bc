type WordRule = { pattern: RegExp; use: string }

const rule = (pattern: string, use: string): WordRule => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'giu'), use })

// US English, and words that a native reader would not stumble over.
const wordRules: WordRule[] = [
  rule('e-mail(?:s|ed|ing)?', 'email'),
  rule('mails|(?:an?|the|this|that|our|your|each|every|no) mail(?! (?:server|scanner|program)s?)', 'email'),
  rule('mend(?:s|ed|ing)?', 'fix'),
  rule('somebody', 'someone'),
  rule('nobody', 'no one'),
  rule('anybody', 'anyone'),
  rule('everybody', 'everyone'),
  rule('who(?:m)?ever', 'anyone who'),
  rule('anew', 'again'),
  rule('in vain', 'without success'),
  rule('for ever', 'forever'),
  rule('until then', 'the event that ends it'),
  rule('harmless', 'safe'),
  rule('whilst|amongst', 'while, among'),
  rule('programmes?', 'program'),
  rule('licences?', 'license'),
  rule('enquir(?:y|ies|e[sd]?|ing)', 'inquiry'),
  rule('catalogues?', 'catalog'),
  rule('grey', 'gray'),
  rule('cheques?', 'check'),
  rule('fulfil|enrol', 'fulfill, enroll'),
  rule('learnt|spelt|typing mistakes?', 'learned, spelled, typo'),
  rule('(?:cancel|label|travel|model|signal)l(?:ed|ing|ers?)', 'one l'),
  rule('(?:colou|favou|flavou|honou|humou|labou|neighbou|rumou|behaviou|endeavou|harbou)r\\w*', 'or instead of our'),
  rule('(?:cent|theat|lit|met)re[sd]?', 'er instead of re'),
  rule('(?:defen|offen|preten)ce', 'se instead of ce'),
  rule(
    '(?:organ|recogn|real|custom|summar|prior|optim|minim|maxim|personal|apolog|author|categor|special|standard)is(?:e[sdr]?|ing|ations?)',
    'z instead of s',
  ),
  rule('anal(?:yse[sdr]?|ysing)|practis(?:e[sd]?|ing)', 'analyze, practice'),
]

// The specification gives these strings exactly, with straight apostrophes.
const specifiedTexts = [
  "What's Included",
  "The blog post you're looking for doesn't exist.",
  "The project you're looking for doesn't exist or you don't have permission to",
]

/** A word that texts for people must not contain, where it starts, and the advice to print. */
export type WordProblem = { index: number; advice: string }

/** Whether a string of the code is a text for people: words with spaces between them, or one capitalized word. */
export const isProse = (text: string) => /\p{L}\S*\s+\S*\p{L}/u.test(text) || /^\p{Lu}[\p{L}'’-]*$/u.test(text)

/** The British and banned words in a text. */
export const findBannedWords = (text: string): WordProblem[] =>
  wordRules.flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ index, advice: `Not “${word}”: ${use}.` })),
  )

/** The straight apostrophes, and in texts of pages (`quotes`) the straight quotation marks. */
export function findStraightQuotes(text: string, { quotes }: { quotes: boolean }): WordProblem[] {
  if (specifiedTexts.some((specified) => text.includes(specified))) return []
  const pattern = quotes ? /(?<=\p{L})'(?=\p{L})|"/gu : /(?<=\p{L})'(?=\p{L})/gu
  return [...text.matchAll(pattern)].map(({ 0: mark, index }) => ({
    index,
    advice: `Texts for people have curly quotes: ${mark === '"' ? '“ ”' : '’'} instead of ${mark}`,
  }))
}

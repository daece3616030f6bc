/** The tags an author's text may hold [SAN-1]. */
export const allowedTags = (
  'p br strong em u s h1 h2 h3 h4 h5 h6 ul ol li blockquote a code pre span div ' + 'table thead tbody tr th td'
).split(' ')

const realTag = new RegExp(`</?(?:${allowedTags.join('|')})(?:\\s[^<>]*)?/?>`, 'i')

/** Whether a text is HTML: it holds a real allowed tag, so that "a < b" stays text. */
export const isHtml = (text: string): boolean => realTag.test(text)

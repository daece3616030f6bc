/** The tags that rich text may contain [SAN-1]. */
export const allowedTags = (
  'p br strong em u s h1 h2 h3 h4 h5 h6 ul ol li blockquote a code pre span div ' + 'table thead tbody tr th td'
).split(' ')

const allowedTagPattern = new RegExp(`</?(?:${allowedTags.join('|')})(?:\\s[^<>]*)?/?>`, 'i')

/** Whether a text contains an allowed tag, so that "a < b" stays plain text. */
export const isHtml = (text: string): boolean => allowedTagPattern.test(text)

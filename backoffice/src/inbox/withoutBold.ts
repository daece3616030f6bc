/** The beginning of a message without the signs of bold text in Markdown, of which one may be cut off. */
export const withoutBold = (text: string) => text.replaceAll(/(?<!\w)\*\*(?=\S)|(?<=\S)\*\*(?!\w)/g, '')

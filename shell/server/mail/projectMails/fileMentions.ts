// A file that was picked in a message, as the message form writes it. The end may be cut off with the text.
const mention = /\[((?:\\.|[^\\[\]\n])+)\]\(#file-[^\s()]*(?:\)|$)/g

/** A message with the plain names of the files that it mentions: in a mail, their links would lead nowhere. */
export const showMentionsAsNames = (body: string) =>
  body.replace(mention, (_link, name: string) => name.replace(/\\([[\]\\])/g, '$1'))

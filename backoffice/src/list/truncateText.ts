/** The beginning of a text that is longer than the limit; it ends in an ellipsis. */
export const truncateText = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text

/** Cuts a text after `maxLength` characters and appends an ellipsis. */
export const truncateText = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text

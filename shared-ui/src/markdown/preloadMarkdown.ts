/** Downloads the Markdown renderer before it is needed. */
export const preloadMarkdown = () => void import('./RenderedMarkdown.tsx').catch(() => undefined)

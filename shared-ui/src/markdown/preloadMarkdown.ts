/** Starts downloading what renders Markdown before anybody needs it. */
export const warmMarkdown = () => void import('./RenderedMarkdown.tsx').catch(() => undefined)

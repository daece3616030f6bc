/** The host of a link, such as "demo.example:8443"; '' for what is no link. */
export const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).host : '')

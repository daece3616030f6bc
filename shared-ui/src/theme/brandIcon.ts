import { lightColors } from './tokens.ts'

/** The favicon as SVG: a calendar page with two of its days filled. */
export const brandIconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${lightColors.accent}"/><g fill="${lightColors.accentInk}"><rect x="6" y="8" width="9" height="7" rx="1"/><rect x="17" y="8" width="9" height="7" rx="1"/><rect x="6" y="17" width="9" height="7" rx="1" opacity=".45"/><rect x="17" y="17" width="9" height="7" rx="1" opacity=".45"/></g></svg>`

import { light } from './tokens.ts'

/** The brand's sign as SVG: a calendar leaf with two of its days filled, the day strip in sixteen pixels. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${light.accent}"/><g fill="${light.accentInk}"><rect x="6" y="8" width="9" height="7" rx="1"/><rect x="17" y="8" width="9" height="7" rx="1"/><rect x="6" y="17" width="9" height="7" rx="1" opacity=".45"/><rect x="17" y="17" width="9" height="7" rx="1" opacity=".45"/></g></svg>`

// The first match wins: most browsers claim to be others, too.
const families = [
  ['Bot', /bot|crawl|spider|lighthouse/i],
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom(e|ium)|CriOS/],
  ['Safari', /Safari/],
] as const

/** The family of a browser, without its version, by its User-Agent header. */
export const browserFamily = (userAgent = '') => families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other'

import { settings } from '../settings.ts'

// The first match counts: browsers name those they are compatible with as well.
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

type HeaderSource = { ip?: string | undefined; get: (name: string) => string | undefined }

/** Roughly where a request comes from, in words for a mail: its country or network, and its browser. */
export function describeRequestOrigin(request: HeaderSource) {
  const { countryHeader } = settings
  const country = countryHeader ? countryName(request.get(countryHeader)) : undefined
  return {
    place: country ?? describeNetwork(request.ip ?? ''),
    device: describeBrowser(request.get('User-Agent') ?? ''),
  }
}

/** The English name of a country by its two-letter code; undefined for codes that stand for none, such as XX. */
function countryName(code = '') {
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return undefined
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code)
  return name === code ? undefined : name
}

/** A network instead of an address: mails are kept for years, and an address is personal data. */
function describeNetwork(ip: string) {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip) ?? []
  if (ipv4) return `an address that starts with ${ipv4}`
  const groups = ip.split('::')[0]?.split(':').slice(0, 3).filter(Boolean) ?? []
  return groups.length > 0 ? `an address that starts with ${groups.join(':')}` : 'an unknown address'
}

function describeBrowser(userAgent: string) {
  const find = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  if (!browser) return 'an unknown program'
  return system ? `${browser} on ${system}` : browser
}

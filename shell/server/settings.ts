import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { type RemoteName, remoteNames } from '@fortnight/supabase/releases/areas'

/** Reads a number from an environment variable. With anything else, a limit would be none. */
function readNumber(name: string, defaultValue: number) {
  const value = Number(process.env[name] || defaultValue)
  if (!(value >= 0)) throw new Error(`${name} must be a number from 0.`)
  return value
}

const megabytes = 1024 * 1024
// The limit of the bucket, in supabase/schemas/rooms/project_files.sql.
const maxFileMegabytes = 100

/** Reads the size of the largest file of a project, in megabytes, and returns bytes. */
function readMaxFileBytes(name: string) {
  const size = readNumber(name, 25)
  if (size > maxFileMegabytes) throw new Error(`${name} must be at most ${maxFileMegabytes}.`)
  return size * megabytes
}

/** Reads the keys in an environment variable, separated by commas. */
function readKeys(name: string) {
  const keys = (process.env[name] ?? '').split(',').filter((key) => key !== '')
  if (keys.some((key) => key.length < 32)) throw new Error(`Each key in ${name} needs at least 32 random characters.`)
  return keys
}

/** Reads a URL from an environment variable. Set to an empty string, it turns off what uses the URL. */
function readUrl(name: string, defaultValue = '') {
  const value = process.env[name] ?? defaultValue
  if (value && !URL.canParse(value)) throw new Error(`${name} must be a URL, such as https://example.com/path.`)
  return value ? new URL(value).href : ''
}

/** Where a Sentry-compatible server takes envelopes, and the public key of the project. */
export type SentryTarget = { url: string; key: string }

/** Reads a DSN, such as https://key@sentry.example.com/1; undefined without one. */
function readDsn(name: string): SentryTarget | undefined {
  const value = process.env[name]
  if (!value) return undefined
  const { protocol, host, username, pathname } = URL.canParse(value) ? new URL(value) : new URL('about:blank')
  const [, prefix = '', project] = /^(.*)\/(\w+)\/?$/.exec(pathname) ?? []
  if (!username || !project) throw new Error(`${name} must be a DSN, such as https://key@sentry.example.com/1.`)
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username }
}

/** Where a build leaves its source maps: beside the folder of releases. */
const findMaps = (releases: string) => join(dirname(releases), `maps.${basename(releases).replace(/^\./, '')}`)

// The bytes in front of every Ed25519 key in SPKI.
const ed25519Prefix = '302a300506032b6570032100'

/** Reads public keys from an environment variable: Ed25519, SPKI in Base64, separated by commas. */
function readPublicKeys(name: string) {
  const keys = process.env[name]?.split(',').map((key) => key.trim()) ?? []
  const isKey = (key: string) =>
    /^[\w+/]{59}=$/.test(key) && Buffer.from(key, 'base64').toString('hex').startsWith(ed25519Prefix)
  if (process.env[name] && !keys.every(isKey)) {
    throw new Error(`${name} must be one or more public keys of \`npm run release:keys\`, separated by commas.`)
  }
  return keys.filter(Boolean)
}

/** Reads a variable of each remote, whose name begins with that of the remote in capitals. */
const readForRemotes = <Value>(read: (remote: string, index: number) => Value) =>
  Object.fromEntries(remoteNames.map((name, index) => [name, read(name.toUpperCase(), index)])) as Record<
    RemoteName,
    Value
  >

/** The configuration of a deployment, read once from the environment. */
export const settings = {
  port: readNumber('FORTNIGHT_PORT', 4200),
  host: process.env.FORTNIGHT_HOST ?? '127.0.0.1',
  /** Public origin of the site, for the URLs in feeds and emails. */
  origin: process.env.FORTNIGHT_ORIGIN ?? `http://localhost:${readNumber('FORTNIGHT_PORT', 4200)}`,
  /** Folder with the browser files of every release still in use, and the pointer to the current one. */
  releases: process.env.FORTNIGHT_SHELL_RELEASES ?? 'shell/dist',
  /** The build in that folder to run; the current one without it. Render workers stay with the build of their shell. */
  build: process.env.FORTNIGHT_SHELL_BUILD ?? '',
  /** How many processes render marketing's pages. */
  renderWorkers: readNumber('FORTNIGHT_RENDER_WORKERS', availableParallelism()),
  supabase: {
    url: process.env.SUPABASE_URL ?? 'http://127.0.0.1:54321',
    key: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    /** Set only when browsers connect to Supabase directly instead of through this server. */
    browserUrl: process.env.SUPABASE_BROWSER_URL ?? '',
  },
  /** Bypasses row-level security. Used only for the newsletter, mails, files of projects and jobs; without it there are none. */
  secretKey: process.env.SUPABASE_SECRET_KEY ?? '',
  /** Sign the cookies of known devices: the first signs, all are accepted. */
  deviceKeys: readKeys('FORTNIGHT_DEVICE_KEY'),
  mail: {
    /** Such as smtps://user:password@mail.example.com. Without it, mails are printed and saved in the outbox. */
    smtpUrl: process.env.SMTP_URL ?? '',
    from: process.env.MAIL_FROM ?? `${brand.name} <${brand.senderEmail}>`,
    outbox: process.env.FORTNIGHT_OUTBOX_DIR ?? '.data/outbox',
    outboxDays: readNumber('FORTNIGHT_OUTBOX_DAYS', 30),
    /** After how many seconds messages, files and status changes of a project are mailed, together. */
    delaySeconds: readNumber('FORTNIGHT_MAIL_DELAY_SECONDS', 300),
  },
  files: {
    maxFileBytes: readMaxFileBytes('FORTNIGHT_MAX_FILE_MB'),
    /** Of all files of one project. */
    maxProjectBytes: readNumber('FORTNIGHT_MAX_PROJECT_FILES_MB', 500) * megabytes,
    /** The virus scanner, which gets the bytes of each uploaded file. Without it, files are not scanned. */
    scanUrl: readUrl('FILE_SCAN_URL'),
    /** Whether Storage keeps the parts of interrupted uploads (TUS), as hosted Supabase does and the embedded one does not. */
    resumesUploads: process.env.FORTNIGHT_RESUMABLE_UPLOADS === '1',
  },
  /** Where browsers fetch exchange rates and the visitor's country. Without them, prices stay in USD. */
  ratesUrl: readUrl('RATES_URL', 'https://open.er-api.com/v6/latest/USD'),
  geoUrl: readUrl('GEO_URL', 'https://ipapi.co/json/'),
  /** Without a key, analytics is off. */
  analytics: { key: process.env.POSTHOG_KEY ?? '', host: readUrl('POSTHOG_HOST') || 'https://eu.i.posthog.com/' },
  /** URL of each remote's pointer. A new pointer there takes effect without a restart. */
  pointers: readForRemotes(
    (remote, index) => process.env[`${remote}_POINTER`] ?? `http://localhost:${4201 + index}/latest.json`,
  ),
  /** The keys with which each remote's pointer may be signed. Without keys, its signature is not checked. */
  publicKeys: readForRemotes((remote) => readPublicKeys(`${remote}_PUBLIC_KEYS`)),
  /** Where the source maps of each area are: a folder or a private URL. Without them, stacks have minified positions. */
  maps: {
    shell: findMaps(process.env.FORTNIGHT_SHELL_RELEASES ?? 'shell/dist'),
    ...readForRemotes((remote) => process.env[`${remote}_MAPS`] ?? ''),
  },
  /** Of how many page views browsers measure vitals: from 0 to 1. */
  vitalsShare: readNumber('FORTNIGHT_VITALS_SHARE', 0.25),
  /** The Sentry-compatible server that gets the errors of browsers; without it, the database does. */
  sentry: readDsn('SENTRY_DSN'),
  /** How many proxies in front are trusted to set the client's address and the request id. */
  trustedProxies: readNumber('FORTNIGHT_TRUSTED_PROXIES', 0),
  /** The header in which a trusted proxy names the country of a client, such as CF-IPCountry; empty without one. */
  countryHeader: process.env.FORTNIGHT_COUNTRY_HEADER ?? '',
  /** `json`: one line for every event and request. `text`: messages for a terminal, without requests. */
  log: process.env.FORTNIGHT_LOG === 'text' ? 'text' : 'json',
  /** The Redis server that several shells share, such as redis://localhost:6379. Without it, a shell is on its own. */
  redisUrl: readUrl('REDIS_URL'),
  /** How long a stopping server keeps accepting requests, so that load balancers see /readyz fail first. */
  drainSeconds: readNumber('FORTNIGHT_DRAIN_SECONDS', 0),
  /** The OpenTelemetry collector that traces are sent to; none without it. */
  tracesUrl: readUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
  /** Where /metrics is served, apart from the site; without a port it is not served. */
  metrics: {
    port: readNumber('FORTNIGHT_METRICS_PORT', 0),
    host: process.env.FORTNIGHT_METRICS_HOST ?? '127.0.0.1',
  },
  limits: {
    failedSignInsPerMinute: readNumber('FORTNIGHT_FAILED_SIGN_INS_PER_MINUTE', 10),
    guessesPerDay: readNumber('FORTNIGHT_GUESSES_PER_DAY', 100),
    signUpsPerMinute: readNumber('FORTNIGHT_SIGN_UPS_PER_MINUTE', 5),
    signUpsPerDay: readNumber('FORTNIGHT_SIGN_UPS_PER_DAY', 50),
    recoveriesPerMinute: readNumber('FORTNIGHT_RECOVERIES_PER_MINUTE', 5),
    uploadsPerMinute: readNumber('FORTNIGHT_UPLOADS_PER_MINUTE', 30),
    fileUploadsPerMinute: readNumber('FORTNIGHT_FILE_UPLOADS_PER_MINUTE', 60),
    newsletterPerMinute: readNumber('FORTNIGHT_NEWSLETTER_PER_MINUTE', 5),
  },
}

import { brand } from '@fortnight/shared-ui/theme/brand'
import type { RemoteName } from '../src/startup/bootData.ts'

const number = (value: string | undefined, otherwise: number) => (value ? Number(value) : otherwise)

/** A web address; set to nothing it switches off what it leads to. */
function webAddress(name: string, otherwise = '') {
  const value = process.env[name] ?? otherwise
  if (value && !URL.canParse(value)) throw new Error(`${name} must be a web address, such as https://example.com/path.`)
  return value ? new URL(value).href : ''
}

/** Everything that a deployment may change, read once from the environment. */
export const settings = {
  port: number(process.env.FORTNIGHT_PORT, 4200),
  host: process.env.FORTNIGHT_HOST ?? '127.0.0.1',
  /** Origin that visitors use; feeds and e-mails are built from it. */
  origin: process.env.FORTNIGHT_ORIGIN ?? `http://localhost:${number(process.env.FORTNIGHT_PORT, 4200)}`,
  /** Folder with the browser's files of every release that is still asked for, and the pointer that names this one's scripts. */
  releases: process.env.FORTNIGHT_SHELL_RELEASES ?? 'shell/dist',
  supabase: {
    url: process.env.SUPABASE_URL ?? 'http://127.0.0.1:54321',
    key: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    /** Set only when the browser shall talk to Supabase directly instead of through this server. */
    browserUrl: process.env.SUPABASE_BROWSER_URL ?? '',
  },
  /** Passes row-level security. Used for the newsletter's functions alone; without it nobody can subscribe. */
  secretKey: process.env.SUPABASE_SECRET_KEY ?? '',
  mail: {
    /** Such as smtps://user:password@mail.example.com. Without it mails are printed and kept in the outbox. */
    smtpUrl: process.env.SMTP_URL ?? '',
    from: process.env.MAIL_FROM ?? `${brand.name} <${brand.senderEmail}>`,
    outbox: process.env.FORTNIGHT_OUTBOX_DIR ?? '.data/outbox',
  },
  /** Services that the browser asks for exchange rates and for the visitor's country; without them prices stay in USD. */
  ratesUrl: webAddress('RATES_URL', 'https://open.er-api.com/v6/latest/USD'),
  geoUrl: webAddress('GEO_URL', 'https://ipapi.co/json/'),
  /** Without a key nothing is ever measured. */
  analytics: { key: process.env.POSTHOG_KEY ?? '', host: webAddress('POSTHOG_HOST') || 'https://eu.i.posthog.com/' },
  /** Pointer of each remote. Changing what it points at needs no restart. */
  pointers: {
    marketing: process.env.MARKETING_POINTER ?? 'http://localhost:4201/latest.json',
    portal: process.env.PORTAL_POINTER ?? 'http://localhost:4202/latest.json',
    backoffice: process.env.BACKOFFICE_POINTER ?? 'http://localhost:4203/latest.json',
  } satisfies Record<RemoteName, string>,
  /** How many proxies in front may be believed about the visitor's address and the request's name. */
  trustedProxies: number(process.env.FORTNIGHT_TRUSTED_PROXIES, 0),
  /** Lines of JSON with one for every request, or words for whoever watches. */
  log: process.env.FORTNIGHT_LOG === 'text' ? 'text' : 'json',
  /** How long a server that was asked to stop goes on, so that whoever asks /readyz sends nobody here any more. */
  drainSeconds: number(process.env.FORTNIGHT_DRAIN_SECONDS, 0),
  limits: {
    failedSignInsPerMinute: number(process.env.FORTNIGHT_FAILED_SIGN_INS_PER_MINUTE, 10),
    signUpsPerMinute: number(process.env.FORTNIGHT_SIGN_UPS_PER_MINUTE, 30),
    recoveriesPerMinute: number(process.env.FORTNIGHT_RECOVERIES_PER_MINUTE, 5),
    uploadsPerMinute: number(process.env.FORTNIGHT_UPLOADS_PER_MINUTE, 30),
    newsletterPerMinute: number(process.env.FORTNIGHT_NEWSLETTER_PER_MINUTE, 5),
  },
}

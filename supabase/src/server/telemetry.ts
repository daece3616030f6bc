import type { AreaName } from '../releases/areas.ts'
import type { ErrorKind } from '../telemetry/clientErrors.ts'
import type { Vital } from '../telemetry/webVitals.ts'
import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

/** How often a cause was seen with one build, route and browser family. */
export type ErrorSum = {
  /** What the errors have in common: 32 hexadecimal characters. */
  cause: string
  area: AreaName
  kind: ErrorKind
  message: string
  stack: string
  /** Empty when it is none that was released. */
  build: string
  route: string
  browser: string
  count: number
  /** In how many page views it was the first error of the area. */
  failed: number
}

/** The build of an area that is served at the moment. */
export type LiveBuild = { area: AreaName; build: string; commit_url: string | null }

/** Adds sums of errors to those of the day, at most 500 of them. Throws database errors. */
export async function recordClientErrors(db: ServiceClient, errors: ErrorSum[], live: LiveBuild[]) {
  await db.rpc('record_client_errors', { errors, live }).throwOnError()
}

/** Deletes errors that are older than 30 days; returns how many causes. */
export async function purgeClientErrors(db: ServiceClient) {
  return (await db.rpc('purge_client_errors').throwOnError()).data
}

/** How many page views had a value in one bucket of a metric. */
export type VitalSum = {
  route: string
  /** The area that owns the page. */
  area: AreaName
  /** Empty when it is none that was released. */
  build: string
  metric: Vital | 'TASKS'
  /** Of TASKS, whose script; empty for all other metrics. */
  script: AreaName | 'other' | ''
  bucket: number
  count: number
}

/** Adds sums of vitals to those of the day, at most 2,000 of them. Throws database errors. */
export async function recordWebVitals(db: ServiceClient, vitals: VitalSum[], live: LiveBuild[]) {
  await db.rpc('record_web_vitals', { vitals, live }).throwOnError()
}

/** Deletes vitals that are older than 30 days; returns how many rows. */
export async function purgeWebVitals(db: ServiceClient) {
  return (await db.rpc('purge_web_vitals').throwOnError()).data
}

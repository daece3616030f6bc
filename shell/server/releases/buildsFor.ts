import type { Request } from 'express'
import { liveBuilds, type ServedBuilds } from '../remotes/servedBuilds.ts'
import { buildsOfVisitor } from './canary/canaryBuilds.ts'
import { buildsOfTrial } from './trial/trialBuilds.ts'

/** The builds that a request is responded to with, by the number of its visitor: those of a trial, of canaries, or the live ones. */
export async function buildsFor(request: Request, visitorNumber: number | undefined): Promise<ServedBuilds> {
  const live = liveBuilds()
  return (await buildsOfTrial(request, live)) ?? buildsOfVisitor(live, visitorNumber)
}

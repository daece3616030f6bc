import type { RemoteName, Trial } from '../../src/startup/bootData.ts'
import type { MarketingBuild } from '../workers/marketingBuild.ts'
import { type AllAreas, liveAreas } from './liveAreas.ts'
import { marketingBuild } from './marketingReleases.ts'
import { remoteLocations } from './remoteBuilds.ts'
import type { AvailableRemotes } from './remoteScripts.ts'

/** The builds that a page is made of: where browsers load them from, what each area owns, and what renders public pages. */
export type ServedBuilds = {
  remotes: AvailableRemotes
  areas: AllAreas
  marketing: MarketingBuild | undefined
  /** The build that an admin tries; absent for everyone else. */
  trial?: Trial | undefined
  /** The builds of canaries among these, none for most visitors; absent while no canary runs. */
  canaries?: Partial<Record<RemoteName, string>>
}

/** The builds that visitors get at the moment. */
export const liveBuilds = (): ServedBuilds => ({
  remotes: remoteLocations(),
  areas: liveAreas(),
  marketing: marketingBuild(),
})

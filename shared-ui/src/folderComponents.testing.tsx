/* For tests: the components of the folders that list theirs. */
import { questionComponents } from './questions/components.testing.tsx'
import { roomComponents } from './room/components.testing.tsx'
import { handoverComponents } from './room/handover/components.testing.tsx'
import { signOffComponents } from './room/signOff/components.testing.tsx'

/** Renders each component with the given root props. */
export const folderComponents = {
  ...questionComponents,
  ...roomComponents,
  ...signOffComponents,
  ...handoverComponents,
}

/* For tests: the components of the folders that list theirs. */
import { dataComponents } from './data/components.testing.tsx'
import { dayComponents } from './days/components.testing.tsx'
import { questionComponents } from './questions/components.testing.tsx'
import { roomComponents } from './room/components.testing.tsx'
import { handoverComponents } from './room/handover/components.testing.tsx'
import { signOffComponents } from './room/signOff/components.testing.tsx'

/** Renders each component with the given root props. */
export const folderComponents = {
  ...dataComponents,
  ...dayComponents,
  ...questionComponents,
  ...roomComponents,
  ...signOffComponents,
  ...handoverComponents,
}

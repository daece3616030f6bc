import { bootDataElementId } from '../startup/bootData.ts'
import { reportErrors } from './reportErrors.ts'

/**
 * Reports errors and, in some page views, how fast the page is. Belongs to the scripts of a page, and is therefore never loaded
 * before the visitor acts. The other views do not download the library of the vitals. [REL-52]
 */
export function startTelemetry() {
  reportErrors()
  const share = Number(document.getElementById(bootDataElementId)?.dataset.vitals)
  if (Math.random() >= share) return
  // Without it, the page works just the same.
  import(/* webpackChunkName: "vitals" */ './reportVitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  )
}

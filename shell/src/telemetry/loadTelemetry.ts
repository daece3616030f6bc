import { bootDataElementId } from '../startup/bootData.ts'

/**
 * Loads what reports errors and, in some page views, how fast the page is: one script in either case, so that the other views
 * do not download the library. Belongs to the scripts of a page, and is therefore never loaded before the visitor acts. [REL-52]
 */
export function loadTelemetry() {
  const share = Number(document.getElementById(bootDataElementId)?.dataset.vitals)
  return Math.random() < share
    ? import(/* webpackChunkName: "errorsAndVitals" */ './errorsAndVitals.ts')
    : import(/* webpackChunkName: "errors" */ './errors.ts')
}

// Loaded with the scripts of a page, and therefore never before the visitor acts. [REL-52]
import { bootDataElementId } from '../startup/bootData.ts'
import { reportErrors } from './reportErrors.ts'
import { reportVitals } from './vitals.ts'

reportErrors()
// Only some page views are measured.
if (Math.random() < Number(document.getElementById(bootDataElementId)?.dataset.vitals)) reportVitals()

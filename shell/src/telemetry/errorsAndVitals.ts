import { reportErrors } from './reportErrors.ts'
import { reportVitals } from './reportVitals.ts'

reportErrors()
reportVitals()

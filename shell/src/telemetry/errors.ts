import { reportErrors } from './reportErrors.ts'

reportErrors()

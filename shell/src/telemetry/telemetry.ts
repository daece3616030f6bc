// Loaded with the scripts of a page, and therefore never before the visitor acts. [REL-52]
import { reportErrors } from './reportErrors.ts'

reportErrors()

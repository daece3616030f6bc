import { formatVital, vitalLabels } from '../list/formatVital.ts'
import { Terms } from '../list/Terms.tsx'
import { vitalLimits, vitalNames } from './vitalLimits.ts'

/** What each metric measures, and from which value it is good or poor. */
export const VitalTerms = () => (
  <Terms
    terms={vitalNames.map((vital) => {
      const { hint, good, poor } = vitalLimits[vital]
      const limits = `Good up to ${formatVital(vital, good)}, poor above ${formatVital(vital, poor)}.`
      return [`${vitalLabels[vital]} (${vital})`, `${hint}. ${limits}`]
    })}
  >
    <p>
      Values without a word are good. A bar is full where poor begins, and its mark is where good ends. A dash means
      that nothing was measured. We measure only a sample of page views, without any data about the visitor.
    </p>
  </Terms>
)

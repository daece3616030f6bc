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
      Values without a word are good, so they meet their target. The others have a bar, which is full where poor begins,
      with a mark at the limit for a good score. A dash means that nothing was measured. We measure only a sample of
      page views, without any data about the visitor.
    </p>
  </Terms>
)

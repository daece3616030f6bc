/* For tests: every component that questions are made of. */
import type { ReactElement } from 'react'
import type { CommonProps } from '../componentFiles.testing.ts'
import { RadioGroup } from './RadioGroup.tsx'
import { QuestionField } from './QuestionField.tsx'

const noop = () => undefined

/** Renders each component with the given root props. */
export const questionComponents: Record<string, (common: CommonProps) => ReactElement> = {
  QuestionField: (common) => (
    <QuestionField
      question={{ type: 'text', label: 'What?', help: 'One job.', required: true, choices: [] }}
      value=""
      onValueChange={noop}
      {...common}
    />
  ),
  RadioGroup: (common) => (
    <RadioGroup label="Where?" options={['Email', 'Phone']} value="Email" onValueChange={noop} {...common} />
  ),
}

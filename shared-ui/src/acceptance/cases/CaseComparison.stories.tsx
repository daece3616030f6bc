import type { Meta, StoryObj } from '@storybook/react-vite'
import { caseDifferences } from './caseDifferences.ts'
import { sampleCase } from '../samples.testing.ts'
import { CaseComparison } from './CaseComparison.tsx'

export default {
  component: CaseComparison,

  args: {
    differences: caseDifferences(
      sampleCase(),
      sampleCase({ expected: 'An offer of 60 minutes.', importance: 'should' }),
    ),
    labels: { before: 'Now', after: 'Proposed' },
  },
} satisfies Meta<typeof CaseComparison>

type Story = StoryObj<typeof CaseComparison>

export const TwoFields: Story = {}

export const OneWording: Story = { args: { differences: caseDifferences(undefined, sampleCase()), only: 'after' } }

export const NoDifference: Story = { args: { differences: [] } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCase, sampleList, testedList } from './samples.testing.ts'
import { CaseTable } from './CaseTable.tsx'

export default {
  component: CaseTable,
  parameters: { section: 'Cases' },
  args: {
    cases: testedList().cases,
    isTested: true,
    earlierVersion: '0.1',
    onShow: () => undefined,
    actionsOf: () => null,
  },
} satisfies Meta<typeof CaseTable>

type Story = StoryObj<typeof CaseTable>

export const Tested: Story = {}

export const NotTested: Story = { args: { cases: sampleList().cases, isTested: false } }

export const LongTexts: Story = {
  args: {
    cases: [sampleCase({ title: 'x'.repeat(120), input: 'A long letter. '.repeat(80), expected: 'y'.repeat(300) })],
  },
}

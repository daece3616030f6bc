import type { Meta, StoryObj } from '@storybook/react-vite'
import { AcceptedWork } from './AcceptedWork.tsx'
import { sampleWork } from './samples.testing.ts'

export default {
  component: AcceptedWork,
  args: { work: sampleWork },
  decorators: [
    (Story) => (
      <section>
        <h2>What was accepted</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof AcceptedWork>

type Story = StoryObj<typeof AcceptedWork>

export const CasesAndFiles: Story = {}

export const Nothing: Story = { args: { work: { ...sampleWork, agent_version: null, cases: [], deliverables: [] } } }

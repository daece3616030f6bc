import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { sampleProposal, sampleRoom, testedList } from '../samples.testing.ts'
import { ProposalItem } from './ProposalItem.tsx'

const inList: Decorator = (Story) => (
  <ul style={{ padding: 0, listStyle: 'none' }}>
    <Story />
  </ul>
)
const withHeading: Decorator = (Story) => (
  <>
    <VisuallyHidden as="h3">Proposed changes</VisuallyHidden>
    <Story />
  </>
)

export default {
  component: ProposalItem,
  decorators: [inList, withHeading],
  parameters: { section: 'Cases' },
  args: { room: sampleRoom(testedList()), proposal: sampleProposal() },
} satisfies Meta<typeof ProposalItem>

type Story = StoryObj<typeof ProposalItem>

export const OfTheOtherSide: Story = {}

export const OfTheReader: Story = { args: { proposal: sampleProposal({ side: 'client' }) } }

export const NewCase: Story = {
  args: { proposal: sampleProposal({ kind: 'create', case_id: null, case_number: null, case_title: null }) },
}

export const Declined: Story = {
  args: { proposal: sampleProposal({ decision: 'declined', decided_at: '2025-09-08T12:00:00' }) },
}

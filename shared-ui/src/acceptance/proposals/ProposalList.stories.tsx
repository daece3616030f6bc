import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleProposal, sampleRoom, testedList } from '../samples.testing.ts'
import { ProposalList } from './ProposalList.tsx'

export default {
  component: ProposalList,
  parameters: { section: 'Cases' },
  args: {
    room: sampleRoom(
      testedList({ proposals: [sampleProposal(), sampleProposal({ id: 'p2', kind: 'delete', side: 'client' })] }),
    ),
  },
} satisfies Meta<typeof ProposalList>

type Story = StoryObj<typeof ProposalList>

export const TwoProposals: Story = {}

export const OnlyDecided: Story = {
  args: {
    room: sampleRoom(
      testedList({ decided: [sampleProposal({ decision: 'accepted', decided_at: '2025-09-08T12:00:00' })] }),
    ),
  },
}

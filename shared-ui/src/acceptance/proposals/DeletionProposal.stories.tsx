import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCase, sampleRoom, testedList } from '../samples.testing.ts'
import { DeletionProposal } from './DeletionProposal.tsx'

export default {
  component: DeletionProposal,

  args: { room: sampleRoom(testedList()), target: sampleCase(), onClose: () => undefined },
} satisfies Meta<typeof DeletionProposal>

type Story = StoryObj<typeof DeletionProposal>

export const Question: Story = {}

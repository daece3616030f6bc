import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleList, sampleProposal, sampleRoom, testedList } from './samples.testing.ts'
import { AcceptanceBoard } from './AcceptanceBoard.tsx'

export default {
  component: AcceptanceBoard,
  parameters: { section: 'Cases' },
  args: { room: sampleRoom(), historyOf: () => null },
} satisfies Meta<typeof AcceptanceBoard>

type Story = StoryObj<typeof AcceptanceBoard>

export const Empty: Story = { args: { room: sampleRoom(sampleList({ cases: [] })) } }

export const WrittenByBothSides: Story = {}

export const Tested: Story = { args: { room: sampleRoom(testedList({ proposals: [sampleProposal()] })) } }

export const TestedForTheTeam: Story = { args: { room: sampleRoom(testedList({ side: 'team' })) } }

export const OfADeletedProject: Story = { args: { room: sampleRoom(testedList({ side: 'team', is_closed: true })) } }

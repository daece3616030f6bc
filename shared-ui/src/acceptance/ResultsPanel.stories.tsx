import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleRoom, testedList } from './samples.testing.ts'
import { ResultsPanel } from './ResultsPanel.tsx'

export default {
  component: ResultsPanel,
  parameters: { section: 'Cases' },
  args: { room: sampleRoom(testedList()) },
} satisfies Meta<typeof ResultsPanel>

type Story = StoryObj<typeof ResultsPanel>

export const Tested: Story = {}

export const ForTheTeam: Story = { args: { room: sampleRoom(testedList({ side: 'team' })) } }

export const NoVersionYet: Story = { args: { room: sampleRoom(testedList({ versions: [], summary: null })) } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleList, sampleRoom, testedList } from './samples.testing.ts'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'

export default {
  component: ConfirmationPanel,
  parameters: { section: 'Cases' },
  args: { room: sampleRoom() },
} satisfies Meta<typeof ConfirmationPanel>

type Story = StoryObj<typeof ConfirmationPanel>

export const NotConfirmed: Story = {}

export const ConfirmedByTheReader: Story = {
  args: { room: sampleRoom(sampleList({ confirmed_by_client_at: '2025-09-02T16:00:00' })) },
}

export const Agreed: Story = { args: { room: sampleRoom(testedList()) } }

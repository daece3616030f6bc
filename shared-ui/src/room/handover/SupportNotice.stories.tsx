import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSupport } from './samples.testing.ts'
import { SupportNotice } from './SupportNotice.tsx'

export default {
  component: SupportNotice,
  args: { support: sampleSupport, city: 'Lisbon' },
} satisfies Meta<typeof SupportNotice>

type Story = StoryObj<typeof SupportNotice>

export const DaysLeft: Story = {}

export const LastDay: Story = { args: { support: { ...sampleSupport, days_left: 0 } } }

export const Ended: Story = { args: { support: { ...sampleSupport, days_left: -3 } } }

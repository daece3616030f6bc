import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DraftNotice } from './DraftNotice.tsx'

export default {
  title: 'Feedback/DraftNotice',
  component: DraftNotice,
  args: { onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>

type Story = StoryObj<typeof DraftNotice>

export const FromToday: Story = { args: { found: { savedAt: new Date() } } }

export const FromAnEarlierDay: Story = { args: { found: { savedAt: new Date('2026-11-09T16:40:00') } } }

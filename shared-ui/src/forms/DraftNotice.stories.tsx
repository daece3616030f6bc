import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DraftNotice } from './DraftNotice.tsx'

export default {
  component: DraftNotice,
  args: { onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>

type Story = StoryObj<typeof DraftNotice>

export const FromToday: Story = { args: { draft: { savedAt: new Date() } } }

export const FromEarlierDay: Story = { args: { draft: { savedAt: new Date('2026-11-09T16:40:00') } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefundWindowNote } from './RefundWindowNote.tsx'

export default {
  component: RefundWindowNote,
  args: { window: 'open', agreedDay: '2025-09-18', side: 'client' },
} satisfies Meta<typeof RefundWindowNote>

type Story = StoryObj<typeof RefundWindowNote>

export const Possible: Story = {}

export const TooEarly: Story = { args: { window: 'too_early' } }

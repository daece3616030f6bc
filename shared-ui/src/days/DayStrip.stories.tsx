import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayStrip } from './DayStrip.tsx'

const phases = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 10, label: 'Build' },
  { from: 11, to: 12, label: 'Test' },
  { from: 13, to: 14, label: 'Launch', isDelivery: true },
]

export default {
  component: DayStrip,
  args: { label: 'Your fortnight, day by day', spans: phases },
} satisfies Meta<typeof DayStrip>

type Story = StoryObj<typeof DayStrip>

export const Fortnight: Story = {}

export const SingleSpan: Story = { args: { label: 'Timeline', spans: [{ from: 3, to: 10, label: 'Build' }] } }

export const LongPlan: Story = {
  args: {
    days: 21,
    label: 'Enterprise, day by day',
    spans: [
      { from: 1, to: 13, label: 'Work' },
      { from: 14, to: 21, label: 'Delivery', isDelivery: true },
    ],
  },
}

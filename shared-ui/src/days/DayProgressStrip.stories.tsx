import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayProgressStrip } from './DayProgressStrip.tsx'

const phases = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 10, label: 'Build' },
  { from: 11, to: 12, label: 'Test' },
  { from: 13, to: 14, label: 'Launch', isDelivery: true },
]

// Two weeks and four days: the weekends are no working days.
const dates = [22, 23, 24, 25, 26, 29, 30]
  .map((day) => `2025-09-${day}`)
  .concat(['01', '02', '03', '06', '07', '08', '09'].map((day) => `2025-10-${day}`))

export default {
  component: DayProgressStrip,
  args: { label: 'Your fortnight, day by day', spans: phases, progress: { daysDone: 0 } },
} satisfies Meta<typeof DayProgressStrip>

type Story = StoryObj<typeof DayProgressStrip>

export const NotStarted: Story = {}

export const DaySix: Story = { args: { progress: { daysDone: 5, today: 6 }, dates } }

export const Weekend: Story = { args: { progress: { daysDone: 5 }, dates } }

export const Paused: Story = { args: { progress: { daysDone: 3, pausedBefore: 4 } } }

export const LastDay: Story = { args: { progress: { daysDone: 13, today: 14 } } }

export const Finished: Story = { args: { progress: { daysDone: 14 } } }

export const Narrow: Story = { args: { progress: { daysDone: 2, today: 3 }, dates, style: { width: '17rem' } } }

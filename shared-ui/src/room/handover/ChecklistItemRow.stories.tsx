import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChecklistItemRow } from './ChecklistItemRow.tsx'
import { sampleItems } from './samples.testing.ts'

export default {
  component: ChecklistItemRow,
  args: { item: sampleItems[0], side: 'client', isReadOnly: false, onTick: () => undefined },
} satisfies Meta<typeof ChecklistItemRow>

type Story = StoryObj<typeof ChecklistItemRow>

export const ToTick: Story = {}

export const Done: Story = { args: { item: sampleItems[2] } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

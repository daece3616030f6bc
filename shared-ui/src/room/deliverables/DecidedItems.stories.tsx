import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDecidedItems } from '../samples.testing.ts'
import { DecidedItems } from './DecidedItems.tsx'

const noop = () => undefined

export default {
  component: DecidedItems,
  args: { items: sampleDecidedItems, onOpenFile: noop },
} satisfies Meta<typeof DecidedItems>

type Story = StoryObj<typeof DecidedItems>

export const Decided: Story = {}

export const Undecided: Story = {
  args: { items: sampleDecidedItems.map((item) => ({ ...item, decision: null, comment: null })) },
}

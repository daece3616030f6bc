import type { Meta, StoryObj } from '@storybook/react-vite'
import { failedMessage } from '../samples.testing.ts'
import { OutgoingItem } from './OutgoingItem.tsx'

export default {
  component: OutgoingItem,
  args: { message: failedMessage, onRetry: () => undefined, onTakeBack: () => undefined },
} satisfies Meta<typeof OutgoingItem>

type Story = StoryObj<typeof OutgoingItem>

export const NotSent: Story = {}

export const BeingSent: Story = {
  args: {
    message: { ...failedMessage, error: undefined, files: [{ id: 'v1', name: 'Invoice-1043.pdf', bytes: 824_000 }] },
  },
}

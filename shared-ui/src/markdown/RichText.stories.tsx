import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

export default { component: RichText } satisfies Meta<typeof RichText>

type Story = StoryObj<typeof RichText>

export const PlainText: Story = {
  args: {
    children:
      'Monday to Friday, 9 to 5.\nOutside these hours the agent replies, and a person reviews its replies in the morning.',
  },
}

export const Formatted: Story = {
  args: {
    children:
      '<p>A working agent, running in your own accounts:</p><ul><li>deployed and <strong>connected to your tools</strong>;</li><li>with a <em>test report</em> of real cases;</li><li>and a <a href="https://fortnight.example/learn-how-it-works">handbook</a>.</li></ul><blockquote>You own all of it.</blockquote>',
  },
  // The sanitizer is loaded lazily.
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

export default { title: 'Content/RichText', component: RichText } satisfies Meta<typeof RichText>

type Story = StoryObj<typeof RichText>

export const PlainText: Story = {
  args: {
    children:
      'Monday to Friday, 9 to 17.\nOutside of these hours the agent answers, and a person reads along in the morning.',
  },
}

export const Formatted: Story = {
  args: {
    children:
      '<p>A working agent, running in your own accounts:</p><ul><li>deployed and <strong>connected to your tools</strong>;</li><li>with a <em>test report</em> of real cases;</li><li>and a <a href="https://fortnight.example/learn-how-it-works">handbook</a>.</li></ul><blockquote>You own all of it.</blockquote>',
  },
  // The sanitiser is loaded late.
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
}

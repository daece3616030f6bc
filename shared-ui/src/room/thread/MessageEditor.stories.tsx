import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageEditor } from './MessageEditor.tsx'

export default {
  component: MessageEditor,
  args: { body: 'Here they are.', onSave: () => Promise.resolve(), onClose: () => undefined },
} satisfies Meta<typeof MessageEditor>

type Story = StoryObj<typeof MessageEditor>

export const Short: Story = {}

export const TooLong: Story = { args: { body: 'Many words. '.repeat(420) } }

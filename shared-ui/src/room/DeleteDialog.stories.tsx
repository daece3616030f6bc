import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteDialog } from './DeleteDialog.tsx'

const noop = () => undefined

export default {
  component: DeleteDialog,
  args: {
    title: 'Delete this message?',
    description: 'Its text is removed for everyone.',
    confirmLabel: 'Delete message',
    isDeleting: false,
    onConfirm: noop,
    onClose: noop,
  },
} satisfies Meta<typeof DeleteDialog>

type Story = StoryObj<typeof DeleteDialog>

export const Question: Story = {}

export const NotDeleted: Story = { args: { error: 'The server could not be reached.' } }

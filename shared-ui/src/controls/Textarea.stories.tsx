import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea } from './Textarea.tsx'

export default {
  component: Textarea,
  args: { 'aria-label': 'What should the agent do?' },
} satisfies Meta<typeof Textarea>

type Story = StoryObj<typeof Textarea>

export const Empty: Story = { args: { placeholder: 'Read incoming invoices and prepare the bookings.' } }

export const LongText: Story = {
  args: {
    rows: 3,
    defaultValue:
      'Read incoming invoices and prepare the bookings.\nAsk before booking more than $1,000.\nNever write to a supplier.\nSend a list of what was unclear every Friday at noon.',
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '?' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Read incoming invoices.' } }

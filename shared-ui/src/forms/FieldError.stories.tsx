import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError } from './FieldError.tsx'

export default { component: FieldError } satisfies Meta<typeof FieldError>

type Story = StoryObj<typeof FieldError>

export const Short: Story = { args: { children: 'The password needs at least 6 characters' } }

export const LongText: Story = {
  args: { children: 'The image could not be uploaded. Check your connection and choose the file again.' },
}

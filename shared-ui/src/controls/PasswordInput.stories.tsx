import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../forms/Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

export default {
  component: PasswordInput,
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <Field label="Password" hint="At least 6 characters" required>
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>

type Story = StoryObj<typeof PasswordInput>

export const Hidden: Story = { args: { defaultValue: 'four-plain-words' } }

export const Shown: Story = {
  args: { defaultValue: 'four-plain-words' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
}

export const CapsLockOn: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('Password'), '{CapsLock}FOUR'),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'four-plain-words' } }

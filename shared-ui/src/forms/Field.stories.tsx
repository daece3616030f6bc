import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../controls/Checkbox.tsx'
import { Field } from './Field.tsx'
import { Input } from '../controls/Input.tsx'
import { Select } from '../controls/Select.tsx'
import { Textarea } from '../controls/Textarea.tsx'

export default {
  component: Field,
  args: { label: 'Project name', children: <Input defaultValue="Invoice reader" /> },
} satisfies Meta<typeof Field>

type Story = StoryObj<typeof Field>

export const Plain: Story = {}

export const Required: Story = { args: { required: true } }

export const WithHint: Story = {
  args: { label: 'Email', hint: 'We’ll contact you here', children: <Input type="email" /> },
}

export const WithError: Story = {
  args: {
    label: 'Password',
    hint: 'At least 6 characters',
    error: 'The password needs at least 6 characters',
    required: true,
    children: <Input type="password" autoComplete="new-password" />,
  },
}

export const Disabled: Story = {
  args: { hint: 'Set when the project began', children: <Input disabled defaultValue="Invoice reader" /> },
}

export const AroundASelect: Story = {
  args: {
    label: 'Timeline',
    children: (
      <Select>
        <option>7-10 days</option>
        <option>10-14 days</option>
        <option>14-21 days</option>
      </Select>
    ),
  },
}

export const AroundATextarea: Story = {
  args: { label: 'Description', hint: 'What should the agent do, and for whom?', children: <Textarea /> },
}

export const AroundACheckbox: Story = {
  args: { label: 'Visibility', children: <Checkbox defaultChecked>Published</Checkbox> },
}

export const LongText: Story = {
  args: {
    style: { maxWidth: '20rem' },
    label: 'Which of your systems does the agent have to read from, and which may it write to?',
    hint: 'Names are enough. We look up how each of them is connected, and ask you only about those that we have not connected before.',
    error: 'Name at least one system, even if it is only the mailbox that the work arrives in',
    required: true,
  },
}

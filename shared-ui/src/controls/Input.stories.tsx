import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from './Input.tsx'

export default {
  component: Input,
  args: { 'aria-label': 'Project name' },
} satisfies Meta<typeof Input>

type Story = StoryObj<typeof Input>

export const Empty: Story = { args: { placeholder: 'Invoice reader' } }

export const Filled: Story = { args: { defaultValue: 'Invoice reader' } }

export const LongText: Story = {
  args: { defaultValue: 'Reads the invoices of four subsidiaries in three languages and books what it is sure of' },
}

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'x' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Invoice reader' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Invoice reader' } }

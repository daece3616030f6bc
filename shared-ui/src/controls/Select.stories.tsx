import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

export default {
  component: Select,
  args: {
    'aria-label': 'Category',
    children: (
      <>
        <option value="">Choose a category</option>
        <option>AI Strategy</option>
        <option>Case Studies</option>
        <option>
          How small businesses measure what an agent does, and what they stop doing themselves once they trust it
        </option>
      </>
    ),
  },
} satisfies Meta<typeof Select>

type Story = StoryObj<typeof Select>

export const NothingSelected: Story = {}

export const Selected: Story = { args: { defaultValue: 'Case Studies' } }

export const LongText: Story = {
  args: {
    defaultValue:
      'How small businesses measure what an agent does, and what they stop doing themselves once they trust it',
    style: { maxWidth: '18rem' },
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'AI Strategy' } }

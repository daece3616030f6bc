import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const options = ['Email', 'A form or website chat', 'Phone or messages']

export default {
  component: RadioGroup,
  args: { label: 'Where does the work come in today?', options, value: '', onValueChange: () => undefined },
} satisfies Meta<typeof RadioGroup>

type Story = StoryObj<typeof RadioGroup>

export const None: Story = {}

export const Selected: Story = { args: { value: 'Email', hint: 'The place where most cases arrive.', required: true } }

export const Invalid: Story = { args: { required: true, error: 'Please choose one of the answers.' } }

export const Disabled: Story = { args: { value: 'Email', disabled: true } }

export const Row: Story = {
  args: {
    label: 'Your rating',
    hint: '1 is poor, 5 is excellent.',
    options: ['1', '2', '3', '4', '5'],
    value: '4',
    variant: 'row',
  },
}

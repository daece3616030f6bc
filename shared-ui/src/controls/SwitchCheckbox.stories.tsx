import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwitchCheckbox } from './SwitchCheckbox.tsx'

export default { component: SwitchCheckbox, args: { children: 'Published' } } satisfies Meta<typeof SwitchCheckbox>

type Story = StoryObj<typeof SwitchCheckbox>

export const Off: Story = { args: { children: 'Draft' } }

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongText: Story = {
  args: {
    style: { maxWidth: '20rem' },
    children: 'Published on the home page, below the prices, once the form is saved',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

export default { component: Checkbox, args: { children: 'Published' } } satisfies Meta<typeof Checkbox>

type Story = StoryObj<typeof Checkbox>

export const Off: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongText: Story = {
  args: {
    style: { maxWidth: '20rem' },
    children: 'Email me when a new article appears: one email per article, each with an unsubscribe link.',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { GrowingTextarea } from './GrowingTextarea.tsx'

export default {
  component: GrowingTextarea,
  args: { 'aria-label': 'Message', value: '', onChange: () => undefined },
} satisfies Meta<typeof GrowingTextarea>

type Story = StoryObj<typeof GrowingTextarea>

export const Empty: Story = {}

export const ManyLines: Story = { args: { value: 'One line.\n'.repeat(9) } }

export const MoreThanFits: Story = { args: { value: 'One line.\n'.repeat(90) } }

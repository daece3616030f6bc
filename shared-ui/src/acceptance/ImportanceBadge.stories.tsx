import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImportanceBadge } from './ImportanceBadge.tsx'

export default { component: ImportanceBadge } satisfies Meta<typeof ImportanceBadge>

type Story = StoryObj<typeof ImportanceBadge>

export const MustHave: Story = { args: { importance: 'must' } }

export const ShouldHave: Story = { args: { importance: 'should' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

export default { component: Skeleton } satisfies Meta<typeof Skeleton>

type Story = StoryObj<typeof Skeleton>

export const ThreeLines: Story = {}

export const Article: Story = { args: { lines: 14, label: 'Loading the article' } }

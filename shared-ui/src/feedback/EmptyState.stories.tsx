import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export default { component: EmptyState } satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const NoItems: Story = {
  args: {
    title: 'No projects yet',
    hint: 'A project is one agent, from the first conversation to the launch.',
    children: <Button>New project</Button>,
  },
}

export const NoResults: Story = { args: { title: 'No articles found' } }

export const LongText: Story = {
  args: {
    title: 'There are no partners in this category that have agreed to be named on a public page',
    hint: 'A partner appears here as soon as it is saved and published. Partners who prefer not to be named can be kept as drafts, which only admins see.',
    children: <Button variant="secondary">Show all partners, published and unpublished, in every category</Button>,
  },
}

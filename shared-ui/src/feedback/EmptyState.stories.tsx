import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export default { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const NothingYet: Story = {
  args: {
    title: 'No projects yet',
    hint: 'A project is one agent, from the first conversation to the launch.',
    children: <Button>New project</Button>,
  },
}

export const NothingFound: Story = { args: { title: 'No articles found' } }

export const LongText: Story = {
  args: {
    title: 'There are no partners in this category that have agreed to be named on a public page',
    hint: 'A partner appears here as soon as it is saved and published. Those who would rather not be named can be kept as drafts, and nobody but admins will ever see them.',
    children: <Button variant="secondary">Look at all partners, published and not published, in every category</Button>,
  },
}

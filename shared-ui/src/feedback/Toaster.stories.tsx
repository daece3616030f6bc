import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import Toaster, { toast } from './Toaster.tsx'

export default {
  title: 'Feedback/Toast',
  component: Toaster,
  args: { duration: Infinity },
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof Toaster>

/* A toast is called, not rendered. */
const calling = (words: string, call: () => unknown): StoryObj<typeof Toaster> => ({
  play: async () => {
    call()
    await screen.findByText(words)
  },
})

export const Done = calling('Post saved', () => toast.success('Post saved'))

export const Failed = calling('Could not export. Try again.', () => toast.error('Could not export. Try again.'))

export const WithAWayBack = calling('Project deleted', () =>
  toast('Project deleted', {
    description: 'It can be restored for 30 days.',
    action: { label: 'Undo', onClick: fn() },
  }),
)

export const LongText = calling('The price list is published', () =>
  toast.success('The price list is published', {
    description:
      'Visitors see it within two seconds. Those who have the old list open are told that it has changed before they choose a plan.',
  }),
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import Toaster, { toast } from './Toaster.tsx'

export default {
  component: Toaster,
  args: { duration: Infinity },
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof Toaster>

/* A toast is shown by a function call, not rendered. */
const showing = (text: string, show: () => unknown): StoryObj<typeof Toaster> => ({
  play: async () => {
    show()
    await screen.findByText(text)
  },
})

export const Success = showing('Post saved', () => toast.success('Post saved'))

export const Failure = showing('Could not export. Try again.', () => toast.error('Could not export. Try again.'))

export const WithUndo = showing('Project deleted', () =>
  toast('Project deleted', {
    description: 'It can be restored for 30 days.',
    action: { label: 'Undo', onClick: fn() },
  }),
)

export const LongText = showing('The price list is published', () =>
  toast.success('The price list is published', {
    description:
      'Visitors see it within two seconds. Visitors with the old list open are told about the change before they choose a plan.',
  }),
)

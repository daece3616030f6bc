import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorBanner } from './ErrorBanner.tsx'

export default {
  component: ErrorBanner,
} satisfies Meta<typeof ErrorBanner>

type Story = StoryObj<typeof ErrorBanner>

export const Plain: Story = { args: { children: 'The e-mail or the password is wrong. Please try again.' } }

export const LongText: Story = {
  args: {
    children:
      'The database did not respond, so nothing was saved. What you typed is still in the form; please wait a moment and save it again.',
  },
}

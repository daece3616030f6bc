import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorBanner } from './ErrorBanner.tsx'

export default {
  component: ErrorBanner,
} satisfies Meta<typeof ErrorBanner>

type Story = StoryObj<typeof ErrorBanner>

export const Plain: Story = { args: { children: 'The email or password is wrong. Please try again.' } }

export const WithRetry: Story = {
  args: { children: 'The statistics could not be loaded.', onRetry: fn() },
}

export const LongText: Story = {
  args: {
    children:
      'The database did not respond, so nothing was saved. What you typed is still in the form; please wait a moment and save it again.',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { ErrorState } from './ErrorState.tsx'

export default {
  component: ErrorState,
  args: { title: 'The projects could not be loaded', message: 'The database did not respond. Please try again.' },
} satisfies Meta<typeof ErrorState>

type Story = StoryObj<typeof ErrorState>

export const Plain: Story = {}

export const WithRetry: Story = { args: { onRetry: fn() } }

export const WithLink: Story = {
  args: {
    title: 'This project does not exist',
    message: 'It was deleted, or it belongs to another account.',
    children: (
      <ButtonLink to="/dashboard" variant="secondary">
        Back to your projects
      </ButtonLink>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: 'Your changes to the handbook of the invoice reader could not be saved',
    message:
      'Someone else saved this project while you were typing. Nothing you typed is lost: it is still in the form below, and a copy stays in this browser until you save or discard it.',
    onRetry: fn(),
  },
}

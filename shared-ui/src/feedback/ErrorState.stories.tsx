import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { ErrorState } from './ErrorState.tsx'

export default {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The projects could not be loaded', message: 'The database did not answer. Please try again.' },
} satisfies Meta<typeof ErrorState>

type Story = StoryObj<typeof ErrorState>

export const Plain: Story = {}

export const WithRetry: Story = { args: { onRetry: fn() } }

export const AnotherWayOut: Story = {
  args: {
    title: 'This project does not exist',
    message: 'It was deleted, or it belongs to somebody else.',
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
      'Somebody else saved this project while you were typing. Nothing that you typed is lost: it is still in the form below, and a copy of it stays in this browser until you have saved or discarded it.',
    onRetry: fn(),
  },
}

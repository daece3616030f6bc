import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { PageBoundary } from './PageBoundary.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

export default {
  component: PageBoundary,
  args: { fallback: <Skeleton lines={6} label="Loading your projects…" /> },
  // The boundary catches the errors of these stories, so the console need not report them.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof PageBoundary>

type Story = StoryObj<typeof PageBoundary>

const pending = new Promise<never>(() => undefined)

function Waiting() {
  return use(pending)
}

function Failing(): never {
  throw new Error('The database did not respond.')
}

export const Loaded: Story = { args: { children: <p>Three projects, and all of them on time.</p> } }

export const Loading: Story = { args: { children: <Waiting /> } }

export const Failed: Story = { args: { children: <Failing /> } }

export const FailedWithOwnText: Story = {
  args: {
    errorTitle: 'The price list could not be loaded',
    errorText: 'Please try again, or write to us and we will send it to you.',
    children: <Failing />,
  },
}

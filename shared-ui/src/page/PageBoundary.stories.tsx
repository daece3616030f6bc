import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { PageBoundary } from './PageBoundary.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

export default {
  title: 'Page/PageBoundary',
  component: PageBoundary,
  args: { fallback: <Skeleton lines={6} label="Loading your projects…" /> },
  // The boundary catches what these stories throw; that is no news for the console.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof PageBoundary>

type Story = StoryObj<typeof PageBoundary>

const never = new Promise<never>(() => undefined)

function Waiting() {
  return use(never)
}

function Failing(): never {
  throw new Error('The database did not answer.')
}

export const Loaded: Story = { args: { children: <p>Three projects, and all of them on time.</p> } }

export const Loading: Story = { args: { children: <Waiting /> } }

export const Failed: Story = { args: { children: <Failing /> } }

export const FailedWithItsOwnWords: Story = {
  args: {
    errorTitle: 'The price list could not be loaded',
    errorText: 'Please try again, or write to us and we will send it to you.',
    children: <Failing />,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { MissingConditions } from './MissingConditions.tsx'

export default {
  component: MissingConditions,
  args: {
    missing: ['refund', 'refund_request', 'start', 'cases', 'musts', 'proposals', 'approvals'],
    paths: { cases: '/cases', musts: '/cases', proposals: '/cases', approvals: '/deliverables' },
  },
} satisfies Meta<typeof MissingConditions>

type Story = StoryObj<typeof MissingConditions>

export const Everything: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { MissingConditions } from './MissingConditions.tsx'

export default {
  component: MissingConditions,
  args: {
    side: 'client',
    missing: ['refund', 'refund_request', 'start', 'cases', 'musts', 'proposals', 'approvals'],
    paths: { cases: '/cases', musts: '/cases', proposals: '/cases', approvals: '/deliverables' },
  },
} satisfies Meta<typeof MissingConditions>

type Story = StoryObj<typeof MissingConditions>

export const Everything: Story = {}

export const Named: Story = {
  args: {
    missing: ['musts', 'approvals'],
    musts: [
      { number: 4, title: 'An email in Arabic', result: 'failed' },
      { number: 7, title: 'A weekend', result: 'open' },
    ],
    approvals: [{ name: 'Reply drafts, first run', number: 1 }],
  },
}

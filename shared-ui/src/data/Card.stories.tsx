import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

export default { component: Card } satisfies Meta<typeof Card>

type Story = StoryObj<typeof Card>

export const Article: Story = {
  args: {
    as: 'article',
    children: (
      <>
        <h2>What your agent must never do</h2>
        <p>We write it down on day 2, and the test report of day 12 shows that it does not.</p>
      </>
    ),
  },
}

export const LongWord: Story = {
  args: {
    style: { width: '14rem' },
    children: 'https://fortnight.example/blog/how-an-agent-reads-four-hundred-invoices-before-breakfast',
  },
}

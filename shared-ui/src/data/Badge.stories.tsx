import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { Badge } from './Badge.tsx'

export default { component: Badge } satisfies Meta<typeof Badge>

type Story = StoryObj<typeof Badge>

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="positive">Published</Badge>
      <Badge tone="info">In progress</Badge>
      <Badge tone="warning">Waiting for you</Badge>
      <Badge tone="danger">Overdue</Badge>
    </Row>
  ),
}

export const LongText: Story = { args: { tone: 'info', children: 'Scheduled for Monday, 30 November, 09:00' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { DotBadge } from './DotBadge.tsx'

export default { component: DotBadge } satisfies Meta<typeof DotBadge>

type Story = StoryObj<typeof DotBadge>

export const Tones: Story = {
  render: () => (
    <Row>
      <DotBadge>None</DotBadge>
      <DotBadge tone="positive">Low priority</DotBadge>
      <DotBadge tone="warning">Medium priority</DotBadge>
      <DotBadge tone="accent">High priority</DotBadge>
      <DotBadge tone="danger">Urgent priority</DotBadge>
    </Row>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button.tsx'
import { HandoverChecklist } from './HandoverChecklist.tsx'
import { sampleItems } from './samples.testing.ts'

export default {
  component: HandoverChecklist,
  args: { items: sampleItems, side: 'client', isReadOnly: false, onTick: () => undefined },
  decorators: [
    (Story) => (
      <section>
        <h2>Checklist</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof HandoverChecklist>

type Story = StoryObj<typeof HandoverChecklist>

export const ForTheClient: Story = {}

export const ForTheTeam: Story = {
  args: {
    side: 'team',
    actions: (item) => (
      <Button variant="secondary" size="small" aria-label={`Edit ${item.title}`}>
        Edit
      </Button>
    ),
  },
}

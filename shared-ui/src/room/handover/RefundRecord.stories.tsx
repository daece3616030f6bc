import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button.tsx'
import { RefundRecord } from './RefundRecord.tsx'
import { sampleCase } from './samples.testing.ts'

export default { component: RefundRecord, args: { request: sampleCase } } satisfies Meta<typeof RefundRecord>

type Story = StoryObj<typeof RefundRecord>

export const PaidBack: Story = {}

export const Requested: Story = {
  args: {
    request: { ...sampleCase, state: 'requested', events: sampleCase.events.slice(0, 1) },
    children: (
      <div>
        <Button variant="secondary">Withdraw request</Button>
      </div>
    ),
  },
}

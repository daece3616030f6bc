import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { Row } from '../../.storybook/Row.tsx'
import { Button } from './Button.tsx'

export default { component: Button, args: { children: 'Save changes' } } satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Primary: Story = {}

export const Variants: Story = {
  render: () => (
    <Row>
      <Button>Publish</Button>
      <Button variant="secondary">Save as draft</Button>
      <Button variant="ghost">Discard</Button>
      <Button variant="danger">Delete project</Button>
      <Button variant="dangerFilled">Delete for good</Button>
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="small">Edit</Button>
      <Button>Save</Button>
      <Button size="large">Start your fortnight</Button>
    </Row>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Row>
      <Button>
        <Plus aria-hidden /> New project
      </Button>
      <Button variant="secondary">
        <Download aria-hidden /> Download my data
      </Button>
      <Button variant="ghost" aria-label="Add a step">
        <Plus aria-hidden />
      </Button>
    </Row>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Row>
      <Button disabled>Publish</Button>
      <Button disabled variant="secondary">
        Save as draft
      </Button>
      <Button disabled variant="ghost">
        Discard
      </Button>
      <Button disabled variant="danger">
        Delete project
      </Button>
    </Row>
  ),
}

export const Pending: Story = { args: { disabled: true, children: 'Saving…' } }

export const LongText: Story = {
  args: {
    children: 'Send the question to the person who built your agent, with a copy of the last three conversations',
  },
}

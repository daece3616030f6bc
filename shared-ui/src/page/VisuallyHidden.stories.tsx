import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../controls/Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

type Story = StoryObj<typeof VisuallyHidden>

/** Shows "Edit"; a screen reader says "Edit the question Who owns the code?" */
export const InAButton: Story = {
  render: () => (
    <Button variant="secondary">
      Edit <VisuallyHidden>the question Who owns the code?</VisuallyHidden>
    </Button>
  ),
}

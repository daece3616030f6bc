import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ActionBar } from '../controls/ActionBar.tsx'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { Input } from '../controls/Input.tsx'

export default {
  component: Dialog,
  render: function ControlledDialog(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
        <Dialog {...args} open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

type Story = StoryObj<typeof Dialog>

export const Confirmation: Story = {
  args: {
    title: 'Delete the invoice reader?',
    description: 'It disappears from your dashboard at once. You can restore it for 30 days.',
    children: (
      <ActionBar>
        <Button variant="secondary">Keep it</Button>
        <Button variant="dangerFilled">Delete project</Button>
      </ActionBar>
    ),
  },
}

export const Form: Story = {
  args: {
    title: 'New project',
    children: (
      <>
        <Field label="Project name" required style={{ marginBottom: 'var(--space-4)' }}>
          <Input />
        </Field>
        <ActionBar>
          <Button variant="secondary">Cancel</Button>
          <Button>Create project</Button>
        </ActionBar>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: 'Publish the price list for every country in which it has changed since Monday',
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} style={{ marginBottom: 'var(--space-4)' }}>
            Plan {index + 1}: visitors see the new price at once. Clients who chose the plan before keep the old price
            until their project is delivered.
          </p>
        ))}
        <ActionBar>
          <Button>Publish</Button>
        </ActionBar>
      </>
    ),
  },
}

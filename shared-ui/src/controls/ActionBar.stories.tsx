import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'

export default {
  component: ActionBar,
  args: {
    children: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save changes</Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>

type Story = StoryObj<typeof ActionBar>

export const CancelAndSave: Story = {}

export const Narrow: Story = { args: { style: { width: '12rem' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

export default {
  component: Disclosure,
  args: {
    children: (
      <>
        <summary>2 other versions</summary>
        <p>Version 2</p>
        <p>Version 1</p>
      </>
    ),
  },
} satisfies Meta<typeof Disclosure>

type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

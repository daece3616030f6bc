import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageText } from './MessageText.tsx'

export default { component: MessageText } satisfies Meta<typeof MessageText>

type Story = StoryObj<typeof MessageText>

export const Plain: Story = { args: { children: 'Good morning.\nThe files are ready.\n\nNoor' } }

export const Formatted: Story = {
  args: {
    children:
      '## What is missing\n\n1. The **credit notes**\n2. A [price list](https://example.com)\n\n> Who has them?\n\n`invoice.pdf` <b>is text</b>',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Quote } from './Quote.tsx'

export default {
  component: Quote,
  args: { text: 'It answers half of our inbox, and asks when it is not sure.', author: 'Noor, Harbor Lane' },
} satisfies Meta<typeof Quote>

type Story = StoryObj<typeof Quote>

export const Sentence: Story = {}

export const LongWord: Story = {
  args: {
    style: { width: '14rem' },
    text: 'https://fortnight.example/blog/how-an-agent-reads-four-hundred-invoices-before-breakfast <b>twice</b>',
    author: 'A client',
  },
}

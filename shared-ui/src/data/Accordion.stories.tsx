import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccordionItem } from './Accordion.tsx'

export default { component: AccordionItem } satisfies Meta<typeof AccordionItem>

type Story = StoryObj<typeof AccordionItem>

export const OneOpen: Story = {
  render: () => (
    <div>
      <AccordionItem group="questions" title="What exactly do I get after fourteen days?" open>
        A working agent in your own accounts, its complete source code, a test report and a short handbook.
      </AccordionItem>
      <AccordionItem group="questions" title="Who owns the code?">
        You do, from the first day. It is written in a repository that belongs to you.
      </AccordionItem>
      <AccordionItem group="questions" title="What happens when it makes a mistake?">
        It asks a person before anything that can’t be undone, and you see in the log what it did and why.
      </AccordionItem>
    </div>
  ),
}

export const LongText: Story = {
  args: {
    group: 'long',
    open: true,
    title:
      'We already have a chatbot on our website, a ticket system from 2014 and a shared mailbox that three people answer: which of them does the agent replace, and which does it work with?',
    children:
      'None of them, to begin with. On days 1 and 2 we look at one job that costs your people the most time, and the agent learns to do that one with the tools you have. It reads the mailbox, writes tickets the way your people do and leaves the chatbot alone. What can be switched off you will see after a month of figures.',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../controls/Button.tsx'
import { QuestionField } from './QuestionField.tsx'

const text = {
  ...{ type: 'text' as const, label: 'What should the agent do?', required: true, choices: [] },
  help: 'One job, from what comes in to what has to come out.',
}

export default {
  component: QuestionField,
  args: { question: text, value: '', onValueChange: () => undefined },
} satisfies Meta<typeof QuestionField>

type Story = StoryObj<typeof QuestionField>

export const Text: Story = { args: { value: 'Answer emails about appointments.' } }

export const Choice: Story = {
  args: {
    question: {
      ...text,
      type: 'choice',
      label: 'Where does it come in?',
      required: false,
      choices: ['Email', 'Phone'],
    },
    value: 'Email',
  },
}

export const Number: Story = {
  args: {
    question: { ...text, type: 'number', label: 'How many cases are there in a month?', help: '' },
    value: 'many',
    error: 'Please enter a number, such as 120 or 2.5.',
  },
}

export const File: Story = {
  args: {
    question: { ...text, type: 'file', label: 'A sample of real cases', required: false },
    children: <Button variant="secondary">Add a file</Button>,
  },
}

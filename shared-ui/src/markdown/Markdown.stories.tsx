import type { Meta, StoryObj } from '@storybook/react-vite'
import { Markdown } from './Markdown.tsx'

const article = `An agent is only as good as the day on which someone **wrote down what it must not do**.

## Start with one job

Choose the job that costs the most hours and the fewest decisions:

- reading invoices that arrive by email
- answering "where is my order?"
- preparing the [weekly figures](https://fortnight.example/blog)

## Measure it

| Day | Invoices read | Read correctly |
| --- | ---: | ---: |
| 9 | 120 | 97% |
| 12 | 412 | 99.5% |

> What is not measured on day 12 stays a guess.

### The test, in code

\`\`\`ts
const wrong = invoices.filter((invoice) => read(invoice).total !== invoice.total)
expect(wrong).toHaveLength(0)
\`\`\`

## Hand it over

1. The handbook says how to run it.
2. Your people change its instructions, in \`instructions.md\`.
`

export default {
  // Storybook would drop the name of a component that equals its folder.
  title: 'markdown/Markdown',
  component: Markdown,
  // The renderer is loaded lazily.
  play: async ({ canvas }) => {
    await canvas.findByText(/guess|short/)
  },
} satisfies Meta<typeof Markdown>

type Story = StoryObj<typeof Markdown>

export const Article: Story = { args: { children: article } }

export const WithTableOfContents: Story = { args: { children: article, showTableOfContents: true } }

export const Short: Story = { args: { children: 'One line, *short* and set as text.' } }

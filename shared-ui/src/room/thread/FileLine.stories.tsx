import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../samples.testing.ts'
import { FileLine } from './FileLine.tsx'

export default {
  component: FileLine,
  args: { file: sampleFile({ side: 'team', author_name: 'Ada Berg' }), onOpen: () => undefined },
} satisfies Meta<typeof FileLine>

type Story = StoryObj<typeof FileLine>

export const NewFile: Story = {}

export const NewVersion: Story = { args: { file: sampleFile({ version: 3, note: 'With the report you asked for' }) } }

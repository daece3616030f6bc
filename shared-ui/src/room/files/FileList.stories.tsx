import type { Meta, StoryObj } from '@storybook/react-vite'
import { fileActions, sampleFile } from '../samples.testing.ts'
import { FileList } from './FileList.tsx'

export default {
  component: FileList,
  parameters: { section: 'Files' },
  args: {
    files: [
      { current: sampleFile({ version: 2, note: 'With the report' }), mayDelete: false },
      { current: sampleFile({ file_id: 'f2', name: 'Scan.png', mime_type: 'image/png' }), mayDelete: true },
    ],
    actions: fileActions,
  },
} satisfies Meta<typeof FileList>

type Story = StoryObj<typeof FileList>

export const TwoFiles: Story = {}

export const WithTheFileOfALink: Story = { args: { highlighted: 'f2' } }

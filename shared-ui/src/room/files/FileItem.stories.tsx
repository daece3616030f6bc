import type { Meta, StoryObj } from '@storybook/react-vite'
import { fileActions, sampleFile } from '../samples.testing.ts'
import { FileItem } from './FileItem.tsx'

export default {
  component: FileItem,
  parameters: { section: 'Files' },
  args: { file: sampleFile(), mayDelete: true, actions: fileActions },
} satisfies Meta<typeof FileItem>

type Story = StoryObj<typeof FileItem>

export const FirstVersion: Story = {}

export const LaterVersionWithNote: Story = {
  args: {
    file: sampleFile({ version: 3, note: 'With the report you asked for', side: 'team', author_name: 'Ada Berg' }),
  },
}

export const BeingChecked: Story = { args: { file: sampleFile({ scan_state: 'pending' }) } }

export const Infected: Story = { args: { file: sampleFile({ scan_state: 'infected' }) } }

export const LongName: Story = {
  args: { file: sampleFile({ name: `${'x'.repeat(150)}.zip`, mime_type: 'application/zip' }) },
}

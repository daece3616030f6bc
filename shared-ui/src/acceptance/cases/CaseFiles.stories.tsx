import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile, sampleUploads } from '../../room/samples.testing.ts'
import { sampleAttachments } from '../samples.testing.ts'
import { CaseFiles } from './CaseFiles.tsx'

export default {
  component: CaseFiles,

  args: {
    label: 'Example files',
    hint: 'Up to 10',
    value: [],
    onChange: () => undefined,
    max: 10,
    available: [sampleFile()],
    attachments: sampleAttachments(),
  },
} satisfies Meta<typeof CaseFiles>

type Story = StoryObj<typeof CaseFiles>

export const NoneChosen: Story = {}

export const OneChosen: Story = { args: { value: [sampleFile()] } }

export const Full: Story = { args: { value: [sampleFile()], max: 1 } }

export const Uploading: Story = { args: { attachments: sampleAttachments(sampleUploads) } }

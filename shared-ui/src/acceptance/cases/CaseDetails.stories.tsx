import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../../room/samples.testing.ts'
import { sampleCase } from '../samples.testing.ts'
import { CaseDetails } from './CaseDetails.tsx'

export default {
  component: CaseDetails,

  args: {
    shown: sampleCase({ files: [sampleFile()] }),
    onOpenFile: () => undefined,
    onClose: () => undefined,
    history: 'No result yet.',
  },
} satisfies Meta<typeof CaseDetails>

type Story = StoryObj<typeof CaseDetails>

export const WithAFile: Story = {}

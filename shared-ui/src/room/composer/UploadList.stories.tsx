import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleUploads } from '../samples.testing.ts'
import { UploadList } from './UploadList.tsx'

export default {
  component: UploadList,
  args: { uploads: sampleUploads, onRetry: () => undefined, onRemove: () => undefined, removeLabel: 'Remove' },
} satisfies Meta<typeof UploadList>

type Story = StoryObj<typeof UploadList>

export const AllStates: Story = {}

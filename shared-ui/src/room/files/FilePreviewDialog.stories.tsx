import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../samples.testing.ts'
import { FilePreviewDialog } from './FilePreviewDialog.tsx'

const noop = () => undefined
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#b8390e"/></svg>')}`

export default {
  component: FilePreviewDialog,
  args: {
    file: sampleFile({ name: 'Scan.png', mime_type: 'image/png' }),
    link: picture,
    onRetry: noop,
    onDownload: noop,
    onClose: noop,
  },
} satisfies Meta<typeof FilePreviewDialog>

type Story = StoryObj<typeof FilePreviewDialog>

export const Picture: Story = {}

export const NotLoaded: Story = { args: { link: undefined, error: 'The server could not be reached.' } }

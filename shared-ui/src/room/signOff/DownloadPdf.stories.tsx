import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadPdf } from './DownloadPdf.tsx'

export default {
  component: DownloadPdf,
  args: {
    fileName: 'certificate-FN-0A1B2C3D.pdf',
    load: () => Promise.resolve(new Blob(['%PDF-1.7'])),
    messageFor: () => 'The PDF could not be made. Please try again.',
  },
} satisfies Meta<typeof DownloadPdf>

type Story = StoryObj<typeof DownloadPdf>

export const Certificate: Story = {}

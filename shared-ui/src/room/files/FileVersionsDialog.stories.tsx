import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../samples.testing.ts'
import { FileVersionsDialog } from './FileVersionsDialog.tsx'

const noop = () => undefined

export default {
  component: FileVersionsDialog,
  args: {
    name: 'Plan.txt',
    versions: [
      sampleFile({ id: 'v3', version: 3, restored_from: 1 }),
      sampleFile({ id: 'v2', version: 2, note: 'With the report', side: 'team', author_name: 'Ada Berg' }),
      sampleFile({ id: 'v1', version: 1, scan_state: 'infected' }),
    ],
    onDownload: noop,
    onRestore: noop,
    onClose: noop,
  },
} satisfies Meta<typeof FileVersionsDialog>

type Story = StoryObj<typeof FileVersionsDialog>

export const ThreeVersions: Story = {}

export const NotLoaded: Story = {
  args: { versions: undefined, error: 'The server could not be reached.', onRetry: noop },
}

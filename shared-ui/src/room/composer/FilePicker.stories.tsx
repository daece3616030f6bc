import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../samples.testing.ts'
import { FilePicker } from './FilePicker.tsx'

export default {
  component: FilePicker,
  args: {
    files: Array.from({ length: 10 }, (_, index) =>
      sampleFile({ file_id: `${index}`, name: `Invoice-${1040 + index}.pdf` }),
    ),
    onPick: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FilePicker>

type Story = StoryObj<typeof FilePicker>

export const ManyFiles: Story = {}

export const TwoFiles: Story = {
  args: { files: [sampleFile(), sampleFile({ file_id: 'f2', name: `${'long name '.repeat(12)}.pdf` })] },
}

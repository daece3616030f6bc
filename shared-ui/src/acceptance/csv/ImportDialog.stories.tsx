import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleActions } from '../samples.testing.ts'
import { ImportDialog } from './ImportDialog.tsx'

export default {
  component: ImportDialog,

  args: { actions: sampleActions, onClose: () => undefined },
} satisfies Meta<typeof ImportDialog>

type Story = StoryObj<typeof ImportDialog>

export const NoFile: Story = {}

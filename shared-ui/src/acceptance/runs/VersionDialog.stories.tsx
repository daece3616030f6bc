import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleActions } from '../samples.testing.ts'
import { VersionDialog } from './VersionDialog.tsx'

export default {
  component: VersionDialog,

  args: { actions: sampleActions, onClose: () => undefined },
} satisfies Meta<typeof VersionDialog>

type Story = StoryObj<typeof VersionDialog>

export const NewVersion: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCase, sampleRoom, testedList } from '../samples.testing.ts'
import { CaseDialog } from './CaseDialog.tsx'

export default {
  component: CaseDialog,

  args: { room: sampleRoom(), stored: undefined, onClose: () => undefined },
} satisfies Meta<typeof CaseDialog>

type Story = StoryObj<typeof CaseDialog>

export const NewCase: Story = {}

export const Change: Story = { args: { stored: sampleCase() } }

export const Proposal: Story = { args: { room: sampleRoom(testedList()), stored: sampleCase() } }

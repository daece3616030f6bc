import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCase, sampleRoom, testedList } from '../samples.testing.ts'
import { RunDialog } from './RunDialog.tsx'

export default {
  component: RunDialog,

  args: { room: sampleRoom(testedList()), tried: sampleCase(), onClose: () => undefined },
} satisfies Meta<typeof RunDialog>

type Story = StoryObj<typeof RunDialog>

export const NewResult: Story = {}

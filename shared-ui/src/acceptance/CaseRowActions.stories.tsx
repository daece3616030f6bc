import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCase, sampleRoom, testedList } from './samples.testing.ts'
import { CaseRowActions } from './CaseRowActions.tsx'

export default {
  component: CaseRowActions,

  args: { one: sampleCase(), room: sampleRoom(), isTested: false, onOpen: () => undefined },
} satisfies Meta<typeof CaseRowActions>

type Story = StoryObj<typeof CaseRowActions>

export const WrittenByBothSides: Story = {}

export const Agreed: Story = { args: { room: sampleRoom(testedList()), isTested: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../controls/Button.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'

export default {
  component: ConflictNotice,
  args: { noun: 'post', savedAt: '2026-11-09T16:40:00', onKeepMine: fn(), onTakeTheirs: fn() },
} satisfies Meta<typeof ConflictNotice>

type Story = StoryObj<typeof ConflictNotice>

export const TwoVersions: Story = {
  args: { children: <p>Yours: “The night shift, revised”. Theirs: “The night shift”.</p> },
}

export const WithAnotherAction: Story = {
  args: { actions: <Button variant="ghost">Copy my text</Button> },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink.tsx'

export default { title: 'Page/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>

type Story = StoryObj<typeof SkipLink>

/** Unseen until somebody presses Tab. */
export const Unfocused: Story = {}

export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() }

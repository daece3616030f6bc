import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { sampleFile } from '../samples.testing.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { useComposer } from './useComposer.ts'

type Args = Omit<ComponentProps<typeof MessageComposer>, 'composer'> & { text?: string }

export default {
  render: function ComposerOfAStory({ text, ...args }) {
    const createId = () => 'u1'
    const composer = useComposer({
      draftKey: `story ${text ?? ''}`,
      upload: () => Promise.resolve(),
      createId,
      maxFileBytes: 1,
    })
    return <MessageComposer {...args} composer={{ ...composer, body: composer.body || (text ?? '') }} />
  },
  args: {
    mentionable: [sampleFile()],
    limits: 'Up to 25 MB per file, 500 MB per project.',
    onSend: () => undefined,
  },
} satisfies Meta<Args>

type Story = StoryObj<Args>

export const Empty: Story = {}

export const NearTheLimit: Story = { args: { text: 'Many words. '.repeat(410) } }

export const OverTheLimit: Story = { args: { text: 'Many words. '.repeat(420) } }

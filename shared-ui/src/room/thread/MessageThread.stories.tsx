import type { Meta, StoryObj } from '@storybook/react-vite'
import { failedMessage, messageActions, sampleConversation, sampleFile } from '../samples.testing.ts'
import { MessageThread } from './MessageThread.tsx'

const noop = () => undefined

export default {
  component: MessageThread,
  parameters: { section: 'Messages' },
  args: {
    messages: sampleConversation(),
    files: [
      sampleFile({
        ...{ id: 'v2', file_id: 'f2', sequence: 4.5, side: 'team' },
        ...{ name: 'Plan.txt', version: 2, note: 'With the report' },
      }),
    ],
    outgoing: [],
    readSequence: 5,
    hasOlder: false,
    hasNewer: false,
    onLoadOlder: () => Promise.resolve(),
    onLoadNewer: () => Promise.resolve(),
    onShowLatest: noop,
    onSeeEnd: noop,
    actions: messageActions,
    onRetry: noop,
    onTakeBack: noop,
    onOpenMention: noop,
  },
} satisfies Meta<typeof MessageThread>

type Story = StoryObj<typeof MessageThread>

export const WithNewMessages: Story = {}

export const BeingSentAndNotSent: Story = {
  args: { readSequence: 6, outgoing: [{ ...failedMessage, id: 'o0', error: undefined }, failedMessage] },
}

export const ReadOnly: Story = { args: { readSequence: 6, isReadOnly: true } }

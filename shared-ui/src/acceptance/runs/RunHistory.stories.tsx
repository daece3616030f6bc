import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../../room/samples.testing.ts'
import { sampleRun } from '../samples.testing.ts'
import { RunHistory } from './RunHistory.tsx'

export default {
  component: RunHistory,

  args: {
    runs: [
      sampleRun({ picture: sampleFile({ name: 'Screen.png', mime_type: 'image/png' }) }),
      sampleRun({ id: 'r2', result: 'pass', note: null, agent_version: '0.1' }),
    ],
    caseVersion: 1,
    onOpenFile: () => undefined,
  },
} satisfies Meta<typeof RunHistory>

type Story = StoryObj<typeof RunHistory>

export const TwoResults: Story = {}

export const None: Story = { args: { runs: [] } }

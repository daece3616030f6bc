import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../../.storybook/Row.tsx'
import { sampleFile } from '../samples.testing.ts'
import { FileChip } from './FileChip.tsx'

const noop = () => undefined

export default { component: FileChip } satisfies Meta<typeof FileChip>

type Story = StoryObj<typeof FileChip>

export const States: Story = {
  render: () => (
    <Row>
      <FileChip file={sampleFile()} onOpen={noop} />
      <FileChip file={sampleFile({ version: 3 })} onOpen={noop} />
      <FileChip file={sampleFile({ scan_state: 'pending' })} onOpen={noop} />
      <FileChip file={sampleFile({ scan_state: 'infected' })} onOpen={noop} />
      <FileChip file={sampleFile({ name: `${'long name '.repeat(12)}.pdf` })} onOpen={noop} />
    </Row>
  ),
}

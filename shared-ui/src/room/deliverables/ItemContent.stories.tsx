import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDecidedItems } from '../samples.testing.ts'
import { ItemContent } from './ItemContent.tsx'

const noop = () => undefined

export default { component: ItemContent } satisfies Meta<typeof ItemContent>

type Story = StoryObj<typeof ItemContent>

export const FileLinkAndDeletedFile: Story = {
  render: () => (
    <>
      {sampleDecidedItems.map((item) => (
        <ItemContent key={item.id} item={item} onOpenFile={noop} />
      ))}
    </>
  ),
}

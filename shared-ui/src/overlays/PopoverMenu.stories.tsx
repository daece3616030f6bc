import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../controls/Button.tsx'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { Icon } from '../data/Icon.tsx'
import { menuPath } from '../data/iconPaths.ts'
import { PopoverMenu } from './PopoverMenu.tsx'

export default {
  component: PopoverMenu,
  args: {
    label: 'More: Invoice reader',
    icon: <Icon path={menuPath} />,
    children: (
      <>
        <Button variant="ghost" size="small">
          Copy ID
        </Button>
        <ButtonLink to="/admin/customers" variant="ghost" size="small">
          Show customer
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof PopoverMenu>

type Story = StoryObj<typeof PopoverMenu>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Invoice reader' }))
    await expect(canvas.getByRole('button', { name: 'Copy ID' })).toBeVisible()
  },
}

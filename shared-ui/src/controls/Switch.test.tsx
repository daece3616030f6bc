import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './Switch.tsx'

describe('Switch', () => {
  it('calls onCheckedChange with the opposite state on click and on Space', async () => {
    const user = userEvent.setup()
    const onCheckedChange = jest.fn()
    render(
      <Switch checked onCheckedChange={onCheckedChange}>
        Published
      </Switch>,
    )
    await user.click(screen.getByRole('switch', { name: 'Published', checked: true }))
    await user.keyboard(' ')
    expect(onCheckedChange.mock.calls).toEqual([[false], [false]])
  })

  it('keeps the focus and ignores clicks while it is aria-disabled', async () => {
    const onCheckedChange = jest.fn()
    render(
      <Switch checked aria-disabled onCheckedChange={onCheckedChange}>
        Published
      </Switch>,
    )
    await userEvent.click(screen.getByRole('switch'))
    expect(onCheckedChange).not.toHaveBeenCalled()
    expect(screen.getByRole('switch')).toHaveFocus()
  })

  it('does not call onCheckedChange while it is disabled', async () => {
    const onCheckedChange = jest.fn()
    render(
      <Switch checked={false} disabled onCheckedChange={onCheckedChange}>
        Published
      </Switch>,
    )
    await userEvent.click(screen.getByRole('switch'))
    expect(onCheckedChange).not.toHaveBeenCalled()
  })
})

import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { name: 'text', title: 'Text', content: <input aria-label="Note" /> },
  { name: 'more', title: 'More', content: <button>Clear</button> },
]

function NoteTabs() {
  const [selected, setSelected] = useState('text')
  return <Tabs keepMounted label="Parts of the note" tabs={tabs} selected={selected} onSelect={setSelected} />
}

describe('Tabs', () => {
  it('are selected by click and arrow keys, and hidden panels keep what was typed', async () => {
    const { container } = render(<NoteTabs />)
    await userEvent.type(screen.getByLabelText('Note'), 'kept')
    await userEvent.click(screen.getByRole('tab', { name: 'More' }))
    expect(screen.getByRole('tabpanel', { name: 'More' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Text' })).toHaveFocus()
    expect(screen.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('kept')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('have one tab stop, followed by the content of the panel', async () => {
    render(<NoteTabs />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Text' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByLabelText('Note')).toHaveFocus()
  })

  it('show where the keyboard is only to those who use it', async () => {
    render(<NoteTabs />)
    const tab = screen.getByRole('tab', { name: 'Text' })
    await userEvent.click(tab)
    expect(tab).toHaveAttribute('data-pressed')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    expect(tab).toHaveFocus()
    expect(tab).not.toHaveAttribute('data-pressed')
  })

  it('are scrolled to the selected one where they do not fit', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'More' ? 400 : 0
    })
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
    render(<NoteTabs />)
    const list = screen.getByRole('tablist')
    // Browsers scroll to 0 then.
    expect(list.scrollLeft).toBeLessThanOrEqual(0)
    await userEvent.click(screen.getByRole('tab', { name: 'More' }))
    expect(list.scrollLeft).toBe(240)
    await userEvent.click(screen.getByRole('tab', { name: 'Text' }))
    expect(list.scrollLeft).toBeLessThanOrEqual(0)
  })
})

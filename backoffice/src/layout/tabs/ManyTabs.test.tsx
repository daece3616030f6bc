import { useState } from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Tabs } from './Tabs.tsx'

const names = ['Overview', 'Messages', 'Brief', 'Plan', 'Cases', 'Files', 'Notes']
const tabs = names.map((name) => ({ name, title: name, content: `All about ${name}` }))

function ManyTabs({ initial = 'Overview' }) {
  const [selected, setSelected] = useState(initial)
  return <Tabs label="Sections" tabs={tabs} selected={selected} onSelect={setSelected} />
}

// Only browsers know the width that decides whether it is shown.
const findMore = () => screen.getByRole('button', { name: /more\s+sections$/i, hidden: true })

describe('Many tabs', () => {
  it('have a menu of those that narrow pages have no room for', async () => {
    const { container } = render(<ManyTabs />)
    await userEvent.click(findMore())
    const menu = within(screen.getByRole('group', { name: 'More sections', hidden: true }))
    expect(menu.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual(names.slice(2))
    await userEvent.click(menu.getByRole('button', { name: 'Files', hidden: true }))
    expect(screen.getByRole('tabpanel', { name: 'Files' })).toHaveTextContent('All about Files')
    expect(screen.getByRole('tab', { name: 'Files' })).toHaveAttribute('aria-selected', 'true')
    expect(menu.getByRole('button', { name: 'Files', hidden: true })).toHaveAttribute('aria-current', 'true')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('name the selected one on the button of the menu', async () => {
    render(<ManyTabs initial="Plan" />)
    expect(findMore()).toHaveTextContent('Plan, more sections')
    await userEvent.click(screen.getByRole('tab', { name: 'Messages' }))
    expect(findMore()).not.toHaveTextContent('Messages')
  })
})

import { render, screen } from '@testing-library/react'
import { AccordionItem } from './Accordion.tsx'

describe('AccordionItem', () => {
  // Browsers keep only one of the `details` with the same name open. jsdom does not, so a journey tests the effect.
  it('gives all items of a group the same name, so that one is open at a time [HOME-11]', () => {
    render(
      <>
        <AccordionItem group="faq" title="First?">
          One
        </AccordionItem>
        <AccordionItem group="faq" title="Second?" open>
          Two
        </AccordionItem>
      </>,
    )
    const items = screen.getAllByRole('group')
    expect(items.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq'])
    expect(items.map((item) => item.hasAttribute('open'))).toEqual([false, true])
    expect(screen.getByText('First?')).toBeVisible()
  })
})

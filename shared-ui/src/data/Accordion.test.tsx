import { render, screen } from '@testing-library/react'
import { AccordionItem } from './Accordion.tsx'

describe('AccordionItem', () => {
  // Browsers keep one of the `details` that share a name open; jsdom does not know that yet, a journey sees it happen.
  it('shares one name within a group, so that one item is open at a time [HOME-11]', () => {
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
    expect(items[0]?.querySelector('summary')).toHaveTextContent('First?')
  })
})

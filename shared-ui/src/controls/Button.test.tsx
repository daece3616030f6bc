import { render, screen } from '@testing-library/react'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

describe('Button', () => {
  it('has the type button unless another type is given', () => {
    render(
      <>
        <Button>Add</Button>
        <Button type="submit">Save</Button>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('type', 'button')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'submit')
  })
})

describe('ButtonLink', () => {
  it('links to a path of the product or to any other URL', () => {
    render(
      <BrowserRouter>
        <ButtonLink to="/pricing">Pricing</ButtonLink>
        <ButtonLink href="mailto:hello@fortnight.example">Write</ButtonLink>
      </BrowserRouter>,
    )
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
    expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', 'mailto:hello@fortnight.example')
  })
})

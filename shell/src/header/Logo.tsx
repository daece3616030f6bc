import { brand } from '@fortnight/shared-ui/theme/brand'
import { useLocation, useNavigate } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const Form = styled.form`
  position: relative;
  z-index: 1;
  margin-right: auto;
`

const Button = styled.button`
  display: flex;
  align-items: baseline;
  min-height: 44px;
  padding: var(--space-1) 0;
  border: 0;
  background: none;
  font-family: var(--font-heading);
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.04em;
  cursor: pointer;

  /* A filled calendar cell: the last day of the fortnight. */
  &::after {
    content: '';
    width: 0.42em;
    height: 0.42em;
    margin-left: 0.14em;
    background: var(--accent);
  }
`

/** Navigates home, or scrolls to the top when already there. A form, so that it also works without JavaScript. [CHROME-4] */
export function Logo() {
  const isHome = useLocation().pathname === '/'
  const navigate = useNavigate()
  return (
    <Form
      action="/"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate('/')
        if (isHome) window.scrollTo({ top: 0, behavior: 'smooth' })
      }}
    >
      <Button type="submit" aria-label={`${brand.name} home`}>
        {brand.name}
      </Button>
    </Form>
  )
}

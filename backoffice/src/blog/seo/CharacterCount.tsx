import { styled } from 'styled-components'

const Root = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: var(--danger);
    font-weight: 600;
  }
`

type Props = { length: number; limit: number; from: number }

/** How long a text is, how long it may be, and which length search engines show best. [ADMIN-BLOG-13] */
export function Counter({ length, limit, from }: Props) {
  return (
    <Root data-over={length > limit || undefined}>
      {length}/{limit} characters (recommended {from}-{limit})
    </Root>
  )
}

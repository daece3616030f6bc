import { styled } from 'styled-components'

const Root = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: var(--danger);
    font-weight: 600;
  }
`

type Props = { length: number; max: number; recommendedMin: number }

/** Length of a text, its maximum, and the length recommended for search engines. [ADMIN-BLOG-13] */
export function CharacterCount({ length, max: limit, recommendedMin: from }: Props) {
  return (
    <Root data-over={length > limit || undefined}>
      {length}/{limit} characters (recommended {from}-{limit})
    </Root>
  )
}

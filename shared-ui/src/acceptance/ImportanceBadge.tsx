import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../data/Badge.tsx'
import type { Importance } from './acceptanceRecords.ts'

/* A must is plain ink: colors are for results. */
const Root = styled(Badge)`
  &[data-importance='must'] {
    --soft: none;
    --tone: var(--ink);
  }
`

type Props = ComponentProps<typeof Badge> & { importance: Importance }

/** Whether a case has to pass. */
export const ImportanceBadge = ({ importance, ...rest }: Props) => (
  <Root data-importance={importance} {...rest}>
    {importance === 'must' ? 'Must-have' : 'Should-have'}
  </Root>
)

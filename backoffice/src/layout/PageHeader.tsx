import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'

const Root = styled.header`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-4);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }

  h1 {
    font-size: var(--text-28);
  }
`
/* Its text, not the padding around it, begins where the title begins. */
const Back = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-3));
`

type Props = {
  title: string
  /** What is edited, as the tab names it once it is known. */
  recordName?: string
  /** The list that the page belongs to. */
  back?: { to: string; label: string }
  /** What can be done here. */
  children?: ReactNode
}

/** Title of a back office page, in the tab and on the page, with the way back above and its actions beside it. */
export function PageHeader({ title, recordName: record, back, children }: Props) {
  return (
    <Root>
      <PrivatePageHead title={record ? `Edit ${record}` : title} />
      {back && (
        <Back to={back.to} variant="ghost" size="small">
          <ArrowLeft aria-hidden /> {back.label}
        </Back>
      )}
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </Root>
  )
}

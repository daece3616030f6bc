import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import type { RemoteName, Trial } from '../startup/bootData.ts'

/* Below the page, because the header of some pages lies on what is at their top. */
const Root = styled.section`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  border-top: 1px solid var(--line);
  background: var(--accent-soft);

  > div {
    ${pageContainer}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
  }

  p {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const areaNames: Record<RemoteName, string> = {
  marketing: 'the public site',
  portal: 'the client portal',
  backoffice: 'the back office',
}

/** Says that this browser shows another build than visitors get, and ends that, also without scripts. [REL-42] */
export default function TrialBanner({ trial: { area, build, problem } }: { trial: Trial }) {
  return (
    <Root aria-label="Build on trial">
      <div>
        <p>
          {problem ? 'You wanted to try' : 'You are trying'} build <code>{build}</code> of {areaNames[area]}.{' '}
          {problem ? `You see what visitors get, because ${problem}.` : 'Visitors get the live one.'}
        </p>
        <form method="post" action="/releases/leave-trial">
          <Button type="submit" size="small" variant="secondary">
            Leave the trial
          </Button>
        </form>
      </div>
    </Root>
  )
}

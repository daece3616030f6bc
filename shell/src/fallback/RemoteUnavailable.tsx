import { Button } from '@fortnight/shared-ui/controls/Button'
import { styled } from 'styled-components'

const Notice = styled.section`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
  margin: 0 auto;
  padding: var(--space-9) var(--space-5);
`

/** Error view of a page that failed to load; the header and footer keep working. Without `onRetry` it reloads the page. */
export function RemoteUnavailable({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice role="alert">
      <h1>This part of the site is not responding</h1>
      <p>It couldn’t be loaded just now. Everything else still works, and nothing you saved is lost.</p>
      {/* A form, so that Retry also works without JavaScript. */}
      <form
        onSubmit={(event) => {
          if (!onRetry) return
          event.preventDefault()
          onRetry()
        }}
      >
        <Button type="submit">Retry</Button>
      </form>
    </Notice>
  )
}

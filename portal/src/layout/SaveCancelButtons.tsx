import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'

type Props = { isSaving: boolean; isSaved: boolean }

/** The buttons of a form that returns to the dashboard after a save. */
export function SaveCancelButtons({ isSaving, isSaved }: Props) {
  const isBusy = isSaving || isSaved
  return (
    <>
      {isBusy ? (
        <Button variant="secondary" disabled>
          Cancel
        </Button>
      ) : (
        <ButtonLink variant="secondary" to="/dashboard">
          Cancel
        </ButtonLink>
      )}
      <Button type="submit" disabled={isBusy}>
        {isSaved ? 'Saved!' : isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </>
  )
}

import { useEffect } from 'react'
import { ErrorState } from '@fortnight/shared-ui/feedback/ErrorState'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { createMissingProfile } from '@fortnight/supabase/profiles/mutations'
import type { SessionUser } from '@fortnight/supabase/session'

/** Creates the profile that is missing. The parent shows it once its query has refetched. [DASH-12] */
export function MissingProfile({ client: { id, email } }: { client: SessionUser }) {
  const { mutate, error } = useMutation(createMissingProfile())

  useEffect(() => mutate({ userId: id, email }), [mutate, id, email])

  if (!error) return <Skeleton lines={4} label="Setting up your profile…" />
  return (
    <ErrorState
      title="Your profile could not be set up"
      message={errorMessageFor(error, 'Could not save. Try again.')}
      onRetry={() => mutate({ userId: id, email })}
    />
  )
}

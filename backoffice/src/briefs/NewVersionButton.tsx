import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation, useQuery, useQueryClient } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { createQuestionnaire, questionnaire, questionnaires } from '@fortnight/supabase/briefs/questionnaires'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

type Props = {
  /** The version to begin with; the one in use without it. */
  basedOn?: string
}

/** Begins a draft with the questions of a version. While there is a draft, it leads there, because there is one at most. */
export function NewVersionButton({ basedOn }: Props) {
  const { data: versions } = useQuery(questionnaires())
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: create, isPending } = useMutation(createQuestionnaire())
  const [isLoading, setIsLoading] = useState(false)
  if (!versions) return null

  const draft = versions.find(({ published_at }) => published_at === null)
  if (draft) {
    return (
      <ButtonLink to={`/admin/briefs/${draft.id}`} variant="secondary" size="small">
        Open the draft
      </ButtonLink>
    )
  }
  const isBusy = isLoading || isPending
  const begin = async () => {
    if (isBusy) return
    setIsLoading(true)
    const id = basedOn ?? versions.find(({ published_at }) => published_at !== null)?.id
    try {
      const source = id ? await queryClient.query(questionnaire(id)) : null
      void navigate(`/admin/briefs/${await create(source?.questions ?? [])}`)
    } catch (error) {
      // A colleague may have begun one.
      void queryClient.invalidateQueries({ queryKey: questionnaires().queryKey })
      void toast.error(errorMessageFor(error, saveFailedMessage))
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button size="small" aria-disabled={isBusy} onClick={() => void begin()}>
      <Plus aria-hidden /> {basedOn ? 'New version from this one' : 'New version'}
    </Button>
  )
}

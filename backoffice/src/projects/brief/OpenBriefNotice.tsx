import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'

/** Shown where a project would be started, while its brief is neither accepted nor skipped. */
export const OpenBriefNotice = ({ project }: { project: string }) => (
  <EmptyState
    title="The brief is not accepted yet"
    hint="The working days start once you accept this project’s brief or skip it."
  >
    <ButtonLink to={`/admin/projects/${project}?tab=brief`} size="small">
      Open the brief
    </ButtonLink>
  </EmptyState>
)

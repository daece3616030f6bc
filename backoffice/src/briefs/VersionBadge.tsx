import { Badge } from '@fortnight/shared-ui/data/Badge'
import type { QuestionnaireSummary } from '@fortnight/supabase/briefs/questionnaires'

type Props = { version: Pick<QuestionnaireSummary, 'published_at'>; isCurrent: boolean }

/** Whether a version is the draft, what new projects get, or neither. */
export function VersionBadge({ version, isCurrent }: Props) {
  if (!version.published_at) return <Badge tone="warning">Draft</Badge>
  return isCurrent ? <Badge tone="positive">In use</Badge> : <Badge>Earlier</Badge>
}

import { Navigate, useParams } from '@fortnight/shared-ui/router'

/** Leads from `/admin/projects/:id/cases`, the address with the words of the client’s page, to the tab of the project. [ROOM-60] */
export default function ProjectTabRedirect() {
  const { id, tab } = useParams()
  return <Navigate to={`/admin/projects/${id}?tab=${tab}`} replace />
}

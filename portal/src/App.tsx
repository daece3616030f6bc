import { lazy } from 'react'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { Route, Routes } from '@fortnight/shared-ui/router'
import DashboardPage from './dashboard/DashboardPage.tsx'
import { LiveUpdates } from './layout/LiveUpdates.tsx'

// Only the dashboard is in the first chunk: forms and their validation are most of the bytes of this area.
const NewProjectDialog = lazy(() => import('./projects/create/NewProjectDialog.tsx'))
const ProfilePage = lazy(() => import('./profile/ProfilePage.tsx'))
const ProjectPage = lazy(() => import('./projects/view/ProjectPage.tsx'))
const MessagesPage = lazy(() => import('./projects/messages/MessagesPage.tsx'))
const BriefPage = lazy(() => import('./projects/brief/BriefPage.tsx'))
const CasesPage = lazy(() => import('./projects/cases/CasesPage.tsx'))
const FilesPage = lazy(() => import('./projects/files/FilesPage.tsx'))
const DeliverablesPage = lazy(() => import('./projects/deliverables/DeliverablesPage.tsx'))
const HandoverPage = lazy(() => import('./projects/handover/HandoverPage.tsx'))
const CertificatePage = lazy(() => import('./projects/handover/CertificatePage.tsx'))
const StatementPage = lazy(() => import('./projects/payments/StatementPage.tsx'))
const SearchPage = lazy(() => import('./search/SearchPage.tsx'))
const ProjectEditPage = lazy(() => import('./projects/edit/ProjectEditPage.tsx'))

/** The routes of the client portal. */
export default function App() {
  return (
    <LiveUpdates>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage NewProjectDialog={NewProjectDialog} />} />
        <Route path="/profile/edit" element={<ProfilePage />} />
        <Route path="/project/:id" element={<ProjectPage />} />
        <Route path="/dashboard/search" element={<SearchPage />} />
        <Route path="/project/:id/brief" element={<BriefPage />} />
        <Route path="/project/:id/cases" element={<CasesPage />} />
        <Route path="/project/:id/messages" element={<MessagesPage />} />
        <Route path="/project/:id/files" element={<FilesPage />} />
        <Route path="/project/:id/deliverables" element={<DeliverablesPage />} />
        <Route path="/project/:id/handover" element={<HandoverPage />} />
        <Route path="/project/:id/certificate" element={<CertificatePage />} />
        <Route path="/project/:id/statement" element={<StatementPage />} />
        <Route path="/project/:id/edit" element={<ProjectEditPage />} />
      </Routes>
      <ToastHost />
    </LiveUpdates>
  )
}

import { lazy } from 'react'
import { Route, Routes } from '@fortnight/shared-ui/router'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import DashboardPage from './dashboard/DashboardPage.tsx'
import { AdminLayout } from './layout/AdminLayout.tsx'
import { LiveUpdates } from './layout/LiveUpdates.tsx'
import { NotFound } from './layout/NotFound.tsx'

const InboxPage = lazy(() => import('./inbox/InboxPage.tsx'))
const ReportPage = lazy(() => import('./report/ReportPage.tsx'))
const PostListPage = lazy(() => import('./blog/list/PostListPage.tsx'))
const PostFormPage = lazy(() => import('./blog/form/PostFormPage.tsx'))
const FaqListPage = lazy(() => import('./faqs/list/FaqListPage.tsx'))
const FaqFormPage = lazy(() => import('./faqs/form/FaqFormPage.tsx'))
const PartnerListPage = lazy(() => import('./partners/PartnerListPage.tsx'))
const PartnerFormPage = lazy(() => import('./partners/PartnerFormPage.tsx'))
const TestimonialListPage = lazy(() => import('./testimonials/TestimonialListPage.tsx'))
const SubscriberListPage = lazy(() => import('./subscribers/SubscriberListPage.tsx'))
const ImageListPage = lazy(() => import('./images/ImageListPage.tsx'))
const PricingPage = lazy(() => import('./pricing/PricingPage.tsx'))
const CustomerListPage = lazy(() => import('./customers/CustomerListPage.tsx'))
const ProjectListPage = lazy(() => import('./projects/ProjectListPage.tsx'))
const ProjectTabRedirect = lazy(() => import('./projects/page/ProjectTabRedirect.tsx'))
const ProjectPage = lazy(() => import('./projects/page/ProjectPage.tsx'))
const BriefListPage = lazy(() => import('./briefs/list/BriefListPage.tsx'))
const BriefVersionPage = lazy(() => import('./briefs/BriefVersionPage.tsx'))
const HolidayListPage = lazy(() => import('./holidays/HolidayListPage.tsx'))
const ReplyListPage = lazy(() => import('./replies/ReplyListPage.tsx'))
const ReplyFormPage = lazy(() => import('./replies/ReplyFormPage.tsx'))
const MailListPage = lazy(() => import('./mails/MailListPage.tsx'))
const ReleasesPage = lazy(() => import('./releases/ReleasesPage.tsx'))
const FlagListPage = lazy(() => import('./flags/FlagListPage.tsx'))
const AreaBuildsPage = lazy(() => import('./releases/builds/AreaBuildsPage.tsx'))
const ErrorListPage = lazy(() => import('./errors/ErrorListPage.tsx'))
const ErrorPage = lazy(() => import('./errors/ErrorPage.tsx'))
const VitalsPage = lazy(() => import('./vitals/VitalsPage.tsx'))

/** The routes below /admin. A new section also needs an entry in `layout/sidebar/sections.ts`. */
export default function App() {
  return (
    <LiveUpdates>
      <Routes>
        <Route path="/admin" element={<AdminLayout />}>
          <Route index element={<DashboardPage />} />
          <Route path="/admin/inbox" element={<InboxPage />} />
          <Route path="/admin/report" element={<ReportPage />} />
          <Route path="/admin/blog" element={<PostListPage />} />
          <Route path="/admin/blog/new" element={<PostFormPage />} />
          <Route path="/admin/blog/edit/:id" element={<PostFormPage />} />
          <Route path="/admin/faqs" element={<FaqListPage />} />
          <Route path="/admin/faqs/new" element={<FaqFormPage />} />
          <Route path="/admin/faqs/edit/:id" element={<FaqFormPage />} />
          <Route path="/admin/partners" element={<PartnerListPage />} />
          <Route path="/admin/partners/new" element={<PartnerFormPage />} />
          <Route path="/admin/partners/edit/:id" element={<PartnerFormPage />} />
          <Route path="/admin/testimonials" element={<TestimonialListPage />} />
          <Route path="/admin/subscribers" element={<SubscriberListPage />} />
          <Route path="/admin/images" element={<ImageListPage />} />
          <Route path="/admin/pricing" element={<PricingPage />} />
          <Route path="/admin/customers" element={<CustomerListPage />} />
          <Route path="/admin/projects" element={<ProjectListPage />} />
          <Route path="/admin/projects/:id" element={<ProjectPage />} />
          <Route path="/admin/projects/:id/:tab" element={<ProjectTabRedirect />} />
          <Route path="/admin/briefs" element={<BriefListPage />} />
          <Route path="/admin/briefs/:id" element={<BriefVersionPage />} />
          <Route path="/admin/holidays" element={<HolidayListPage />} />
          <Route path="/admin/replies" element={<ReplyListPage />} />
          <Route path="/admin/replies/new" element={<ReplyFormPage />} />
          <Route path="/admin/replies/edit/:id" element={<ReplyFormPage />} />
          <Route path="/admin/mails" element={<MailListPage />} />
          <Route path="/admin/releases" element={<ReleasesPage />} />
          <Route path="/admin/releases/:area" element={<AreaBuildsPage />} />
          <Route path="/admin/flags" element={<FlagListPage />} />
          <Route path="/admin/errors" element={<ErrorListPage />} />
          <Route path="/admin/errors/:id" element={<ErrorPage />} />
          <Route path="/admin/vitals" element={<VitalsPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
      <ToastHost />
    </LiveUpdates>
  )
}

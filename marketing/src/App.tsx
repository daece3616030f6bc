import { Route, Routes } from '@fortnight/shared-ui/router'
import { lazyPage } from './lazyPage.ts'

// Each page is its own chunk, so visitors download only the page that is open.
const BlogPage = lazyPage(() => import('./blog/list/BlogPage.tsx'))
const BlogPostPage = lazyPage(() => import('./blog/post/BlogPostPage.tsx'))
const PostPreviewPage = lazyPage(() => import('./blog/post/PostPreviewPage.tsx'))
const HomePage = lazyPage(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }))
const LearnPage = lazyPage(() => import('./learn/LearnPage.tsx'))
const NewsletterPage = lazyPage(() => import('./newsletter/NewsletterPage.tsx'))
const PartnersPage = lazyPage(() => import('./partners/PartnersPage.tsx'))
const PricingPage = lazyPage(() => import('./pricing/PricingPage.tsx'))
const PrivacyPage = lazyPage(() => import('./privacy/PrivacyPage.tsx'))
const UseCasesPage = lazyPage(() => import('./useCases/UseCasesPage.tsx'))
const WhatIsPage = lazyPage(() => import('./whatIs/WhatIsPage.tsx'))

/** The routes of the public site. The shell provides header, footer, router, query client and theme. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:slug" element={<BlogPostPage />} />
      <Route path="/blog/preview/:token" element={<PostPreviewPage />} />
      <Route path="/partners" element={<PartnersPage />} />
      <Route path="/pricing" element={<PricingPage />} />
      <Route path="/learn-how-it-works" element={<LearnPage />} />
      <Route path="/ai-agent-use-cases" element={<UseCasesPage />} />
      <Route path="/what-is-ai-agent" element={<WhatIsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/newsletter/:step" element={<NewsletterPage />} />
    </Routes>
  )
}

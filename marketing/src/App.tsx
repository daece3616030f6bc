import { lazy } from 'react'
import { Route, Routes } from '@fortnight/shared-ui/router'

// A visitor downloads the page that is open, and no other.
const BlogPage = lazy(() => import('./blog/BlogPage.tsx'))
const BlogPostPage = lazy(() => import('./blog/BlogPostPage.tsx'))
const HomePage = lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }))
const LearnPage = lazy(() => import('./learn/LearnPage.tsx'))
const NewsletterPage = lazy(() => import('./newsletter/NewsletterPage.tsx'))
const PartnersPage = lazy(() => import('./partners/PartnersPage.tsx'))
const PricingPage = lazy(() => import('./pricing/PricingPage.tsx'))
const UseCasesPage = lazy(() => import('./useCases/UseCasesPage.tsx'))
const WhatIsPage = lazy(() => import('./whatIs/WhatIsPage.tsx'))

/** The public site. The page around it brings header, footer, router, query client and tokens. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:slug" element={<BlogPostPage />} />
      <Route path="/partners" element={<PartnersPage />} />
      <Route path="/pricing" element={<PricingPage />} />
      <Route path="/learn-how-it-works" element={<LearnPage />} />
      <Route path="/ai-agent-use-cases" element={<UseCasesPage />} />
      <Route path="/what-is-ai-agent" element={<WhatIsPage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/newsletter/:step" element={<NewsletterPage />} />
    </Routes>
  )
}

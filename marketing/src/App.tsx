import { lazy } from 'react'
import { Route, Routes } from '@fortnight/shared-ui/router'
import { HomePage } from './home/HomePage.tsx'

const NewsletterPage = lazy(() => import('./newsletter/NewsletterPage.tsx'))

/** The public site. The page around it brings header, footer, router, query client and tokens. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/newsletter/:step" element={<NewsletterPage />} />
    </Routes>
  )
}

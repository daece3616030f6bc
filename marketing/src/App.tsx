import { Route, Routes } from '@fortnight/shared-ui/router'
import { HomePage } from './home/HomePage.tsx'

/** The public site. The page around it brings header, footer, router, query client and tokens. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
    </Routes>
  )
}

import { Route, Routes } from '@fortnight/shared-ui/router'
import { Toaster } from '@fortnight/shared-ui/Toast'
import DashboardPage from './dashboard/DashboardPage.tsx'

/** Everything a signed-in client sees. The dashboard comes with it; further pages load when they are opened. */
export default function App() {
  return (
    <>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
      </Routes>
      <Toaster />
    </>
  )
}

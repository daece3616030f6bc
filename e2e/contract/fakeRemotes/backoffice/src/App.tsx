import { Link, Route, Routes } from '@fortnight/shared-ui/router'

/** A minimal remote that keeps the contract: routes without chrome. */
export default function App() {
  return (
    <Routes>
      <Route
        path="/admin"
        element={
          <>
            <h1>Fake back office</h1>
            <Link to="/admin/faqs">Fake FAQs</Link>
          </>
        }
      />
      <Route path="/admin/faqs" element={<h1>Fake FAQs</h1>} />
    </Routes>
  )
}

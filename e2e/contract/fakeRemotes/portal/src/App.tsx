import { Link, Route, Routes } from '@fortnight/shared-ui/router'

/** A minimal remote that keeps the contract: routes without chrome. */
export default function App() {
  return (
    <Routes>
      <Route
        path="/dashboard"
        element={
          <>
            <h1>Fake dashboard</h1>
            <Link to="/project/1">Fake project</Link>
          </>
        }
      />
      <Route path="/project/:id" element={<h1>Fake project</h1>} />
    </Routes>
  )
}

import { Route, Routes } from '@fortnight/shared-ui/router'

/** A minimal remote that keeps the contract: routes without chrome. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<h1>Fake home</h1>} />
    </Routes>
  )
}

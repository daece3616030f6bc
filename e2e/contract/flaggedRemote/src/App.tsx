import { Link, Route, Routes } from '@fortnight/shared-ui/router'
import { useFlag } from './layout/flags.ts'

/** A minimal remote that shows the values of its flags. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<Page name="Home" />} />
      <Route path="/partners" element={<Page name="Partners" />} />
      <Route path="/pricing" element={<Page name="Pricing" />} />
    </Routes>
  )
}

function Page({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <p>Banner {useFlag('banner') ? 'on' : 'off'}</p>
      <p>Trial {useFlag('trial') ? 'on' : 'off'}</p>
      <Link to="/partners">To partners</Link>
    </>
  )
}

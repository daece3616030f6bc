import { loadStyledComponents } from './startup/loadStyledComponents.ts'
import { mailLinkPattern } from './startup/inlineScripts.ts'
import { startTelemetry } from './telemetry/startTelemetry.ts'

// Module federation needs an asynchronous entry point: it resolves the shared libraries before anything imports them.
// Each library is evaluated in its own task, so that the page stays responsive in between.
const libraries = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('@fortnight/shared-ui/router'),
  loadStyledComponents,
  () => import('@fortnight/shared-ui/query'),
]

if (!redirectMailLink()) {
  // First, because it reports when a script does not load.
  startTelemetry()
  void start()
}

async function start() {
  for (const load of libraries) {
    await load()
    await waitForNextTask()
  }
  await import('./bootstrap.tsx')
}

function waitForNextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Sends links from auth mails, which may lead to any page, to the screen that handles them, and removes their secrets from
 * the address bar and the history. Returns whether the browser is loading that screen.
 */
function redirectMailLink() {
  const { pathname, search, hash } = location
  const link = search + hash
  if (!mailLinkPattern.test(link)) return false
  const linkPage = '/confirm-email'
  if (pathname !== linkPage) {
    location.replace(linkPage + link)
    return true
  }
  // `usr` is where the router keeps the state of a location.
  history.replaceState({ usr: { link } }, '', linkPage)
  return false
}

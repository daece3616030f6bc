import { mailLinkPattern } from './startup/startElement.ts'

// Module federation needs an asynchronous entry point: it resolves the shared libraries before anything imports them.
// Each large library loads in its own task, so that the page stays responsive in between.
if (!redirectMailLink()) {
  void import('react-dom/client')
    .then(waitForNextTask)
    .then(() => import('@fortnight/shared-ui/router'))
    .then(waitForNextTask)
    .then(() => import('./bootstrap.tsx'))
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

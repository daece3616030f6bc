// Federation needs an asynchronous edge: shared libraries are agreed upon before anything imports them.
// Each of the heavy ones comes in a task of its own, so that the page can answer in between.
if (!isMovingOn()) {
  void import('react-dom/client')
    .then(nextTask)
    .then(() => import('@fortnight/shared-ui/router'))
    .then(nextTask)
    .then(() => import('./bootstrap.tsx'))
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Links in mails may lead to any page; one screen reads them. Their secrets leave the address bar and the history. */
function isMovingOn() {
  const { pathname, search, hash } = location
  const link = search + hash
  if (!/[#&](access_token|error_code)=|[?&]code=/.test(link)) return false
  const screen = '/confirm-email'
  const isThere = pathname === screen
  // The router hands it on as the state of this location.
  if (isThere) history.replaceState({ usr: { link } }, '', screen)
  else location.replace(screen + link)
  return !isThere
}

// Federation needs an asynchronous edge: shared libraries are agreed upon before anything imports them.
// React comes in a task of its own, so that the page can answer between the two.
void import('react-dom/client').then(nextTask).then(() => import('./bootstrap.tsx'))

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

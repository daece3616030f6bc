/** Listens to an event until `signal` aborts. The function that is returned ends it earlier. */
export function listenUntil(signal: AbortSignal, target: EventTarget, type: string, listener: (event: Event) => void) {
  const end = () => {
    target.removeEventListener(type, listener)
    signal.removeEventListener('abort', end)
  }
  target.addEventListener(type, listener)
  signal.addEventListener('abort', end)
  return end
}

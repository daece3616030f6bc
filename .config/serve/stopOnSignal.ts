/** On the first signal to stop this process, calls `stop` and exits once it is done. */
export function stopOnSignal(stop: () => Promise<void>) {
  const stopAndExit = async () => {
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAndExit())
}

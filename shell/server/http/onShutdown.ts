let isStopping = false

const callbacks: (() => void | Promise<void>)[] = []

/** Whether the process has begun to shut down. */
export const isShuttingDown = () => isStopping

/**
 * Calls `callback` as soon as the process begins to shut down, to end what would keep connections busy and what the process
 * does besides. The process waits for the promise that it returns.
 */
export function onShutdown(callback: () => void | Promise<void>) {
  callbacks.push(callback)
}

/** Calls all callbacks. Resolves when they have ended their work. */
export async function beginShutdown() {
  isStopping = true
  await Promise.all(callbacks.map(async (callback) => callback()))
}

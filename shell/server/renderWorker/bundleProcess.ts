const { arch, argv0, platform, release, version, versions } = process

/** All that a server bundle sees of the process: enough for packages that look at the platform, no power over any process. */
export const bundleProcess = Object.freeze({
  arch,
  argv: Object.freeze([argv0]),
  cwd: () => '/',
  emitWarning: (warning: string | Error) => console.error(String(warning)),
  env: Object.freeze({ NODE_ENV: process.env.NODE_ENV }),
  // Packages that compile WebAssembly listen for errors of the process.
  on: () => bundleProcess,
  nextTick: process.nextTick.bind(process),
  platform,
  release,
  version,
  versions,
}) as unknown as NodeJS.Process

/** Replaces the global `process`. Node itself does not use the global one. */
export const hideProcess = () =>
  Object.defineProperty(globalThis, 'process', { value: bundleProcess, writable: false, configurable: false })

/** A font file, which the build puts into the bundle as a data URL. */
declare module '*.woff' {
  const dataUrl: string
  export default dataUrl
}

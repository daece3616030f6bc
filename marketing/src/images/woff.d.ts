/** The build inlines font files into the server bundle as data URLs. */
declare module '*.woff' {
  const dataUrl: string
  export default dataUrl
}

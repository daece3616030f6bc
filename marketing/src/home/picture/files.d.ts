/** The build inlines image files into the server bundle as data URLs. */
declare module '*.svg' {
  const dataUrl: string
  export default dataUrl
}

/** Everything that names the business. A change here renames the whole product. */
export const brand = {
  name: 'Fortnight',
  tagline: 'Your own AI agent, in a fortnight.',
  /** Origin of the public site; canonical and social-card URLs start with it. */
  origin: 'https://fortnight.example',
  email: 'hello@fortnight.example',
  senderEmail: 'no-reply@fortnight.example',
  blogAuthor: 'Fortnight Team',
  /** Counts toward the 60 characters of a page title [META-1]. */
  titleSuffix: ' | Fortnight',
  copyright: '© 2025 Fortnight',
  socialHandle: '@fortnight_example',
} as const

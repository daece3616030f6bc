/** Everything that names the business: change it here and the whole product is renamed. */
export const brand = {
  name: 'Fortnight',
  tagline: 'Your own AI agent, in a fortnight.',
  /** Where the public site lives; canonical and social-card addresses start with it. */
  origin: 'https://fortnight.example',
  email: 'hello@fortnight.example',
  senderEmail: 'no-reply@fortnight.example',
  blogAuthor: 'Fortnight Team',
  /** Counts toward the 60 characters of a page title [META-1]. */
  titleSuffix: ' | Fortnight',
  copyright: '© 2025 Fortnight',
  socialHandle: '@fortnight_example',
} as const

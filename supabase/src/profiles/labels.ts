/** The choices of "How did you hear about us?" on sign-up and profile. */
export const howHeardOptions = [
  { value: 'google-search', label: 'Google search' },
  { value: 'social-media', label: 'Social media' },
  { value: 'referral', label: 'Referral' },
  { value: 'blog-article', label: 'Blog article' },
  { value: 'conference', label: 'Conference' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'other', label: 'Other' },
]

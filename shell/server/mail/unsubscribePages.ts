import { renderPlainDocument } from '../pages/plainDocument.ts'

// Submitted by the browser itself, to the URL of this page, whose token the server needs.
export const unsubscribePage = renderPlainDocument(
  'Unsubscribe from emails about projects',
  `<p>Press the button, and we won’t email you anymore about messages, files, and changes in your projects.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>
<p>Emails about your account, such as a new sign-in, still reach you.</p>`,
)

export const unsubscribedPage = renderPlainDocument(
  'You’re unsubscribed',
  `<p role="status">We won’t email you about your projects anymore. Messages and files still wait for you there.</p>
<p><a href="/profile/edit">Choose which emails you get</a></p>`,
)

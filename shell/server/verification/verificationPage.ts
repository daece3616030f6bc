import type { CertificateFacts, Verification } from '@fortnight/supabase/server/acceptances'
import { type Html, html } from '../mail/projectMails/html.ts'
import { renderPlainDocument } from '../pages/plainDocument.ts'

type Fields = Omit<CertificateFacts, 'id'>

/** The page with the form, filled in with what was typed, and the result when there is one. */
export function verificationPage(fields: Fields, result?: Verification) {
  const content = html`<p>
      Compare a certificate of acceptance with our records. You find the hash, the date, and the project code on the
      certificate. This page says whether they match, and nothing else.
    </p>
    ${result ? resultOf(result) : ''}
    <form method="get">
      <label for="hash">Hash of the document (SHA-256)</label>
      <input
        id="hash"
        name="hash"
        value="${fields.hash}"
        required
        maxlength="100"
        autocomplete="off"
        spellcheck="false"
      />
      <label for="day">Date on the certificate</label>
      <input id="day" name="day" type="date" value="${fields.day}" required />
      <label for="code">Project code, such as FN-1A2B3C4D</label>
      <input
        id="code"
        name="code"
        value="${fields.code}"
        required
        maxlength="20"
        autocomplete="off"
        spellcheck="false"
      />
      <button type="submit">Verify</button>
    </form>
    <p>
      Each record holds the hash of the one before. A certificate is not a qualified electronic signature: it is a typed
      name with the time of our server and a hash of exactly what was accepted.
    </p>`
  return renderPlainDocument('Verify a certificate', content.markup)
}

function resultOf({ hash, day, code, chain }: Verification): Html {
  const matches = hash && day && code
  const sentence = !matches
    ? 'The certificate doesn’t match our records.'
    : chain
      ? 'The certificate matches our records, and no record up to it was changed.'
      : 'The certificate matches our records, but a record up to it was changed.'
  return html`<div role="status">
    <p><strong>${sentence}</strong></p>
    <ul>
      <li>Hash of the document: ${match(hash)}</li>
      <li>Date: ${match(day)}</li>
      <li>Project code: ${match(code)}</li>
      <li>Chain of records: ${matches ? (chain ? 'intact' : 'not intact') : 'not checked'}</li>
    </ul>
  </div>`
}

const match = (isMatch: boolean) => (isMatch ? 'matches' : 'doesn’t match')

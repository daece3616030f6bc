import { closedSentence } from '@fortnight/supabase/deliverables/versionState'
import type { ClosedOutcome, DecisionRequest } from '@fortnight/supabase/server/decisionLinks'
import { type Html, html } from '../mail/projectMails/html.ts'
import { renderPlainDocument } from '../pages/plainDocument.ts'

const maxCommentLength = 2_000
const textOf = ({ markup }: Html) => markup

const projectPath = ({ project_id }: DecisionRequest) =>
  `/login?next=${encodeURIComponent(`/project/${project_id}/deliverables`)}`

/** What was chosen and typed, and why it was not accepted. */
export type RejectedDecision = { decision: 'approved' | 'changes' | undefined; comment: string; message: string }

/** What is to be decided, with the forms that do it. They are sent to the address of the page, which has the token. */
export function openRequestPage(request: DecisionRequest, rejected?: RejectedDecision) {
  const { project, deliverable, version, notes, items } = request
  const alert = rejected ? html`<p role="alert" id="alert">${rejected.message}</p>` : ''
  const isWrongComment = rejected?.decision === 'changes'
  return renderPlainDocument(
    'Your approval',
    textOf(
      html`<p>“${deliverable}”, version ${String(version)}, of your project “${project}” is up for approval.</p>
        ${notes ? html`<p class="notes">${notes}</p>` : ''}
        <h2>What it contains</h2>
        <ul>
          ${items.map(itemLine)}
        </ul>
        <p>
          To open files and links, or to decide about each of them by itself,
          <a href="${projectPath(request)}">sign in</a>.
        </p>
        ${isWrongComment ? '' : alert}
        <form method="post">
          <input type="hidden" name="decision" value="approved" /><button type="submit">Approve everything</button>
        </form>
        <form method="post">
          <input type="hidden" name="decision" value="changes" />
          <label for="comment">Or what should change?</label>
          <textarea
            id="comment"
            name="comment"
            rows="5"
            maxlength="${String(maxCommentLength)}"
            required
            ${isWrongComment ? wrongField : ''}
          >
${rejected?.comment ?? ''}</textarea>
          ${isWrongComment ? alert : ''}
          <button type="submit" class="secondary">Ask for changes</button>
        </form>
        <p>You decide once. The team is told, and your decision stays with the project.</p>`,
    ),
  )
}

const wrongField = html`aria-invalid="true" aria-describedby="alert" autofocus`

const itemLine = ({ label, file_version, host }: DecisionRequest['items'][number]) =>
  html`<li>${label} (${file_version === null ? (host ?? '') : `file, version ${file_version}`})</li>`

function sentenceOf(outcome: ClosedOutcome, number: number) {
  if (outcome === 'used') return 'This link has been used: you’ve decided already.'
  if (outcome === 'expired')
    return 'This link worked for seven days, which are over. You can still decide in the project.'
  return `${closedSentence({ state: outcome, number })}${outcome === 'void' ? ' There may be a newer one.' : ''}`
}

/** Says why a link decides nothing any more, and leads to where everything can be seen. */
export const closedRequestPage = (request: DecisionRequest, outcome: ClosedOutcome) =>
  renderPlainDocument(
    'This link is closed',
    textOf(
      html`<p role="status">${sentenceOf(outcome, request.version)}</p>
        <p>It was about “${request.deliverable}” of your project “${request.project}”.</p>
        <p><a href="${projectPath(request)}">Sign in to see it</a></p>`,
    ),
  )

export const unknownLinkPage = renderPlainDocument(
  'This link doesn’t work',
  `<p>It isn’t complete, or what it was about is gone. Please open it from the email again.</p>
<p><a href="/login">Sign in to your projects</a></p>`,
)

const donePage = (title: string, sentence: string) =>
  renderPlainDocument(
    title,
    `<p role="status">${sentence}</p>\n<p><a href="/login?next=%2Fdashboard">Sign in to your projects</a></p>`,
  )

/** By the decision: the page that says that it is stored. */
export const donePages = {
  approved: donePage('Approved', 'Thank you. The team has been told and goes on with the work.'),
  changes: donePage('Changes asked for', 'Thank you. The team has your comment and will put up a new version.'),
}

import { z } from 'zod'
import {
  type Deliverable,
  type DeliverableItem,
  deliverableLimits,
  draftVersion,
  parseLink,
} from '@fortnight/supabase/deliverables/deliverable'
import type { DraftItem, StoredDraft } from '@fortnight/supabase/deliverables/mutations'
import type { FileVersion } from '@fortnight/supabase/files/fileVersion'
import { requiredText } from '../../form/requiredText.ts'

const { name, notes, label, items } = deliverableLimits

/** A line of the field "Links": the address, then what the link is called. */
function parseLine(line: string) {
  const [address = '', ...words] = line.trim().split(/\s+/)
  return { url: parseLink(address), label: words.join(' ') }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What an admin enters for a draft. Files are the ids of their versions, links one per line. */
export const draftSchema = z
  .object({
    name: requiredText('Name', name),
    notes: z.string().trim().max(notes, `Please keep Notes to ${notes} characters`),
    files: z.array(z.string()),
    links: z.string().superRefine((text, context) => {
      for (const [index, line] of linesOf(text).entries()) {
        const link = parseLine(line)
        if (!link.url)
          context.addIssue(`Line ${index + 1} doesn’t begin with an address such as https://example.com/demo`)
        else if (link.label.length > label)
          context.addIssue(`Please keep the name in line ${index + 1} to ${label} characters`)
      }
    }),
  })
  .refine(({ files, links }) => files.length + linesOf(links).length <= items, {
    path: ['links'],
    message: `A version has at most ${items} files and links`,
  })

export type DraftValues = z.infer<typeof draftSchema>

/** The items of a draft: files, then links. */
export const itemsOf = ({ files, links }: DraftValues): DraftItem[] => [
  ...files.map((id) => ({ file_version_id: id })),
  ...linesOf(links)
    .map(parseLine)
    .map((link) => ({ url: link.url ?? '', label: link.label })),
]

const lineOf = ({ url, label: text }: DeliverableItem) => `${url ?? ''} ${text}`

/** The values of a stored draft. */
export const valuesOfDraft = (draft: StoredDraft): DraftValues => ({
  name: draft.name,
  notes: draft.notes,
  files: draft.items.flatMap(({ file }) => (file ? [file.id] : [])),
  links: draft.items
    .filter(({ kind }) => kind === 'link')
    .map(lineOf)
    .join('\n'),
})

/** The values for the next version of a deliverable: the same links, and the newest versions of the same files. */
export function valuesOfNext(deliverable: Deliverable | undefined, files: FileVersion[]): DraftValues {
  const latest = deliverable?.versions[0]
  if (!deliverable || !latest) return { name: '', notes: '', files: [], links: '' }
  const values = valuesOfDraft({ ...latest, name: deliverable.name })
  const fileIds = latest.items.flatMap(({ file }) => (file ? [file.file_id] : []))
  return { ...values, notes: '', files: files.filter(({ file_id }) => fileIds.includes(file_id)).map(({ id }) => id) }
}

/** The draft of a deliverable as its form edits it. */
export function storedDraft(deliverable: Deliverable | undefined): StoredDraft | undefined {
  const draft = deliverable && draftVersion(deliverable)
  return draft && { ...draft, name: deliverable.name }
}

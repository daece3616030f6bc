/* For tests: the files that the generators write, sorted by name. */

const pages = 'backoffice/src/deliveryNotes'

/** What is written for an area `training`, a page `case-studies` and a section `delivery-notes`. */
export const writtenFiles = {
  area: [
    '.config/serve/standalone/training.tsx',
    '.github/workflows/training.yml',
    'e2e/journeys/training/overview.spec.ts',
    'e2e/requirements/training.md',
    'supabase/src/training/calls.testing.ts',
    'supabase/src/training/queries.test.ts',
    'supabase/src/training/queries.ts',
    'training/README.md',
    'training/package.json',
    'training/src/App.test.tsx',
    'training/src/App.tsx',
    'training/src/area.ts',
    'training/src/layout/flags.ts',
    'training/src/overview/OverviewPage.tsx',
    'training/src/overview/ProjectList.stories.tsx',
    'training/src/overview/ProjectList.tsx',
    'training/tsconfig.json',
  ],
  page: ['marketing/src/caseStudies/CaseStudiesPage.test.tsx', 'marketing/src/caseStudies/CaseStudiesPage.tsx'],
  section: [
    `${pages}/DeliveryNoteForm.tsx`,
    `${pages}/DeliveryNoteFormPage.test.tsx`,
    `${pages}/DeliveryNoteFormPage.tsx`,
    `${pages}/DeliveryNoteListPage.test.tsx`,
    `${pages}/DeliveryNoteListPage.tsx`,
    `${pages}/DeliveryNoteRowActions.tsx`,
    `${pages}/DeliveryNoteTable.ts`,
    `${pages}/deliveryNoteColumns.tsx`,
    `${pages}/deliveryNoteSchema.ts`,
    `${pages}/renderDeliveryNotes.testing.tsx`,
    'e2e/support/screens/deliveryNotesScreens.ts',
    'supabase/schemas/delivery_notes.sql',
    'supabase/src/deliveryNotes/adminMutations.ts',
    'supabase/src/deliveryNotes/adminQueries.ts',
    'supabase/src/deliveryNotes/calls.testing.ts',
    'supabase/tests/deliveryNotes/adminDeliveryNotes.test.ts',
  ],
}

import { clickButtons, failRequests, noMatchQuery, type Screen, stallRequests, unknownId } from './screenSteps.ts'

/** Screens of the back office with which the team answers clients. Rooms with content have journeys of their own. */
export const deskScreens: Screen[] = [
  { name: 'the inbox', path: '/admin/inbox', visibleText: 'Waiting for us' },
  {
    name: 'the inbox while loading',
    path: '/admin/inbox',
    visibleText: 'Search messages and files',
    setUp: stallRequests(/admin_inbox/),
  },
  {
    name: 'the inbox after a failed request',
    path: '/admin/inbox',
    visibleText: 'The inbox could not be loaded',
    setUp: failRequests(/admin_inbox/),
  },
  {
    name: 'the keys of the inbox',
    path: '/admin/inbox',
    visibleText: 'Next project',
    open: clickButtons('Keyboard shortcuts'),
  },
  { name: 'a search of the inbox without hits', path: `/admin/inbox${noMatchQuery}`, visibleText: 'Nothing found' },
  {
    name: 'a search of the inbox after a failed request',
    path: `/admin/inbox${noMatchQuery}`,
    visibleText: 'could not be searched',
    setUp: failRequests(/search_rooms/),
  },
  {
    name: 'the page of an unknown project',
    path: `/admin/projects/${unknownId}`,
    visibleText: 'There is no such project',
  },
  {
    name: 'the page of a project after a failed request',
    path: `/admin/projects/${unknownId}`,
    visibleText: 'The project could not be loaded',
    setUp: failRequests(/rest\/v1\/projects/),
  },
  { name: 'saved replies', path: '/admin/replies', visibleText: 'New saved reply' },
  {
    name: 'saved replies after a failed request',
    path: '/admin/replies',
    visibleText: 'could not be loaded',
    setUp: failRequests(/saved_replies/),
  },
  {
    name: 'a saved reply with validation errors',
    path: '/admin/replies/new',
    visibleText: 'Title is required',
    open: clickButtons('Create saved reply'),
  },
  { name: 'an unknown saved reply', path: `/admin/replies/edit/${unknownId}`, visibleText: 'Saved reply not found' },
  { name: 'holidays', path: '/admin/holidays', visibleText: 'New holiday' },
  {
    name: 'holidays after a failed request',
    path: '/admin/holidays',
    visibleText: 'could not be loaded',
    setUp: failRequests(/rest\/v1\/holidays/),
  },
  {
    name: 'a new holiday with validation errors',
    path: '/admin/holidays',
    visibleText: 'Day is required',
    open: clickButtons('New holiday', 'Create holiday'),
  },
  { name: 'briefs', path: '/admin/briefs', visibleText: 'In use' },
  {
    name: 'briefs after a failed request',
    path: '/admin/briefs',
    visibleText: 'could not be loaded',
    setUp: failRequests(/brief_versions/),
  },
  { name: 'an unknown questionnaire', path: `/admin/briefs/${unknownId}`, visibleText: 'There is no such version' },
  { name: 'mails', path: '/admin/mails', visibleText: 'Search emails' },
  { name: 'no mails', path: `/admin/mails${noMatchQuery}`, visibleText: 'No emails found.' },
  {
    name: 'mails while loading',
    path: '/admin/mails',
    visibleText: 'Loading emails',
    setUp: stallRequests(/admin_mails/),
  },
  {
    name: 'mails after a failed request',
    path: '/admin/mails',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_mails/),
  },
  { name: 'templates of mails', path: '/admin/mails?tab=templates', visibleText: 'In dark mode' },
  {
    name: 'templates of mails after a failed request',
    path: '/admin/mails?tab=templates',
    visibleText: 'The templates could not be loaded',
    setUp: failRequests(/mails\/templates/),
  },
  {
    name: 'the notifications of an admin',
    path: '/admin/mails',
    visibleText: 'New messages',
    open: clickButtons('Your notifications'),
  },
]

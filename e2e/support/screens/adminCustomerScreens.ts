import { failRequests, stallRequests, noMatchQuery, unknownId, clickButtons, type Screen } from './screenSteps.ts'

/** Screens of the back office about customers, their projects and newsletter subscribers. */
export const customerScreens: Screen[] = [
  { name: 'customers', path: '/admin/customers?q=Noor', visibleText: 'Harbor Lane Dental' },
  { name: 'no customers', path: `/admin/customers${noMatchQuery}`, visibleText: 'No customers found' },
  {
    name: 'customers while loading',
    path: '/admin/customers',
    visibleText: 'Loading customers',
    setUp: stallRequests(/admin_customers/),
  },
  {
    name: 'customers after a failed request',
    path: '/admin/customers',
    visibleText: 'could not be',
    setUp: failRequests(/admin_customers/),
  },
  { name: 'a customer', path: '/admin/customers?q=Noor', visibleText: 'Contact email', open: clickButtons(/^View/) },
  { name: "a customer's menu", path: '/admin/customers?q=Noor', visibleText: 'Copy ID', open: clickButtons(/^More/) },
  {
    name: 'a customer form with validation errors',
    path: '/admin/customers?q=Noor',
    visibleText: 'Please enter a valid email address',
    open: async (page) => {
      await clickButtons(/^Edit/)(page)
      await page.getByLabel('Contact email').fill('not-an-address')
      await clickButtons('Save customer')(page)
    },
  },
  { name: 'an unknown customer', path: `/admin/customers?view=${unknownId}`, visibleText: 'Customer not found' },
  { name: 'projects', path: '/admin/projects?q=Noor', visibleText: 'Noor Haddad' },
  { name: 'no projects', path: `/admin/projects${noMatchQuery}`, visibleText: 'No projects found.' },
  {
    name: 'projects while loading',
    path: '/admin/projects',
    visibleText: 'Loading projects',
    setUp: stallRequests(/admin_projects/),
  },
  {
    name: 'projects after a failed request',
    path: '/admin/projects',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_projects/),
  },
  { name: 'a project', path: '/admin/projects?q=Noor', visibleText: 'Requirements', open: clickButtons(/^View/) },
  {
    name: 'a project being edited',
    path: '/admin/projects?q=Noor',
    visibleText: 'Start date',
    open: clickButtons(/^Edit/),
  },
  { name: 'an unknown project', path: `/admin/projects?view=${unknownId}`, visibleText: 'Project not found' },
  { name: 'subscribers', path: '/admin/subscribers', visibleText: /\d subscribers?$|No subscribers yet/ },
  { name: 'no subscribers', path: `/admin/subscribers${noMatchQuery}`, visibleText: 'No subscribers found.' },
  {
    name: 'subscribers while loading',
    path: '/admin/subscribers',
    visibleText: 'Loading subscribers',
    setUp: stallRequests(/admin_subscribers/),
  },
  {
    name: 'subscribers after a failed request',
    path: '/admin/subscribers',
    visibleText: 'could not be',
    setUp: failRequests(/admin_subscribers/),
  },
]

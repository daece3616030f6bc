import { isDown, isSlow, nothing, nowhere, press, type Screen } from './screenSteps.ts'

/** Those of the back office that show who came, and what they want. */
export const peopleScreens: Screen[] = [
  { name: 'customers', path: '/admin/customers?q=Noor', sign: 'Harbour Lane Dental' },
  { name: 'no customers', path: `/admin/customers${nothing}`, sign: 'No customers found' },
  {
    name: 'customers that are slow',
    path: '/admin/customers',
    sign: 'Loading customers',
    before: isSlow(/admin_customers/),
  },
  { name: 'customers that fail', path: '/admin/customers', sign: 'could not be', before: isDown(/admin_customers/) },
  { name: 'a customer', path: '/admin/customers?q=Noor', sign: 'Contact e-mail', act: press(/^View/) },
  { name: 'the menu of a customer', path: '/admin/customers?q=Noor', sign: 'Copy id', act: press(/^More/) },
  {
    name: 'a customer with mistakes',
    path: '/admin/customers?q=Noor',
    sign: 'Please enter a valid e-mail address',
    act: async (page) => {
      await press(/^Edit/)(page)
      await page.getByLabel('Contact e-mail').fill('nobody')
      await press('Save customer')(page)
    },
  },
  { name: 'a customer who is gone', path: `/admin/customers?view=${nowhere}`, sign: 'There is no such customer' },
  { name: 'projects', path: '/admin/projects?q=Noor', sign: 'Noor Haddad' },
  { name: 'no projects', path: `/admin/projects${nothing}`, sign: 'No projects found.' },
  {
    name: 'projects that are slow',
    path: '/admin/projects',
    sign: 'Loading projects',
    before: isSlow(/admin_projects/),
  },
  {
    name: 'projects that fail',
    path: '/admin/projects',
    sign: 'could not be loaded',
    before: isDown(/admin_projects/),
  },
  { name: 'a project', path: '/admin/projects?q=Noor', sign: 'Requirements', act: press(/^View/) },
  { name: 'a project that is steered', path: '/admin/projects?q=Noor', sign: 'First day', act: press(/^Edit/) },
  { name: 'a project that is gone', path: `/admin/projects?view=${nowhere}`, sign: 'There is no such project' },
  { name: 'subscribers', path: '/admin/subscribers', sign: 'Search subscribers' },
  { name: 'no subscribers', path: `/admin/subscribers${nothing}`, sign: 'No subscribers found.' },
  {
    name: 'subscribers that are slow',
    path: '/admin/subscribers',
    sign: 'Loading subscribers',
    before: isSlow(/admin_subscribers/),
  },
  {
    name: 'subscribers that fail',
    path: '/admin/subscribers',
    sign: 'could not be',
    before: isDown(/admin_subscribers/),
  },
]

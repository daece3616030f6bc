import { clickButtons, failRequests, type Screen, stallRequests } from './screenSteps.ts'

/** Screens of the back office about the price list. */
export const pricingScreens: Screen[] = [
  { name: 'prices', path: '/admin/pricing', visibleText: 'Starter Agent' },
  {
    name: 'the price list while loading',
    path: '/admin/pricing',
    visibleText: 'Loading the price list',
    setUp: stallRequests(/pricing_plans|price_list/),
  },
  {
    name: 'the price list after a failed request',
    path: '/admin/pricing',
    visibleText: 'could not be',
    setUp: failRequests(/pricing_plans|price_list/),
  },
  {
    name: 'unpublished price changes',
    path: '/admin/pricing',
    visibleText: 'not published',
    open: clickButtons(/^Set Popular/),
  },
  {
    name: 'the publish dialog',
    path: '/admin/pricing',
    visibleText: 'Changes go live together',
    open: clickButtons(/^Set Popular/, 'Save All Changes'),
  },
  {
    name: 'the price list history',
    path: '/admin/pricing',
    visibleText: 'Restoring puts a version',
    open: clickButtons('History'),
  },
  {
    name: 'a plan form with validation errors',
    path: '/admin/pricing',
    visibleText: 'Plan Name is required',
    open: clickButtons('Add Plan', 'Create Plan'),
  },
  {
    name: 'an add-on',
    path: '/admin/pricing',
    visibleText: 'Update Add-on',
    open: clickButtons(/^Edit Additional Integration/),
  },
]

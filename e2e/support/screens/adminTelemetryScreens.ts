import { failRequests, noMatchQuery, type Screen, stallRequests } from './screenSteps.ts'

/** Screens of the back office about errors and vitals of browsers. Those with content have journeys of their own. */
export const telemetryScreens: Screen[] = [
  { name: 'no errors', path: `/admin/errors${noMatchQuery}`, visibleText: 'No errors found.' },
  {
    name: 'errors while loading',
    path: '/admin/errors',
    visibleText: 'Loading errors',
    setUp: stallRequests(/admin_client_errors/),
  },
  {
    name: 'errors after a failed request',
    path: '/admin/errors',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_client_errors/),
  },
  { name: 'an unknown error', path: '/admin/errors/unknown', visibleText: 'Error not found' },
  {
    name: 'an error after a failed request',
    path: '/admin/errors/unknown',
    visibleText: 'The error could not be loaded',
    setUp: failRequests(/client_error/),
  },
  { name: 'no vitals', path: '/admin/vitals?route=/no-such-route', visibleText: 'No vitals found.' },
  {
    name: 'vitals while loading',
    path: '/admin/vitals',
    visibleText: 'Loading vitals',
    setUp: stallRequests(/admin_web_vitals/),
  },
  {
    name: 'vitals after a failed request',
    path: '/admin/vitals',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_web_vitals/),
  },
]

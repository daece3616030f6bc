import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

/** The pages of this area and the links to them. The build writes it into the pointer, by which the shell routes. */
export const area: AreaDeclaration = {
  paths: {
    '/dashboard': 'client',
    '/dashboard/search': 'client',
    '/profile/edit': 'client',
    '/project/:id': 'client',
    '/project/:id/edit': 'client',
    '/project/:id/brief': 'client',
    '/project/:id/cases': 'client',
    '/project/:id/messages': 'client',
    '/project/:id/files': 'client',
    '/project/:id/deliverables': 'client',
    '/project/:id/statement': 'client',
    '/project/:id/handover': 'client',
    '/project/:id/certificate': 'client',
  },
  navigation: [
    {
      to: '/dashboard',
      label: 'Dashboard',
      menuLabel: 'My Dashboard',
      section: ['/project/*'],
      header: { client: 10 },
    },
  ],
}

import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

/** The pages of this area and the links to them. The build writes it into the pointer, by which the shell routes. */
export const area: AreaDeclaration = {
  paths: { '/admin': 'admin', '/admin/*': 'admin' },
  navigation: [
    { to: '/admin', label: 'Dashboard', menuLabel: 'Admin Dashboard', header: { admin: 10 } },
    { to: '/admin/blog', label: 'Blog', menuLabel: 'Manage Blog', header: { admin: 20 } },
    { to: '/admin/partners', label: 'Partners', menuLabel: 'Manage Partners', header: { admin: 30 } },
    { to: '/admin/faqs', label: 'FAQs', menuLabel: 'Manage FAQs', header: { admin: 40 } },
    { to: '/admin/pricing', label: 'Pricing', menuLabel: 'Manage Pricing', header: { admin: 50 } },
  ],
}

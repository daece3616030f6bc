import { remoteNames } from '@fortnight/supabase/releases/areas'
import type { AreaTable, RemoteName } from '../startup/bootData.ts'

// The pages and links of areas whose builds speak contract 1. Their pointers do not say them, so they never change.

const clientPaths = [
  ...['/dashboard', '/dashboard/search', '/profile/edit'],
  ...['/project/:id', '/project/:id/edit', '/project/:id/brief', '/project/:id/cases', '/project/:id/messages'],
  ...['/project/:id/files', '/project/:id/deliverables', '/project/:id/statement'],
  ...['/project/:id/handover', '/project/:id/certificate'],
]
const publicPaths = [
  ...['/', '/blog', '/blog/:slug', '/blog/preview/:token', '/partners', '/pricing', '/learn-how-it-works'],
  ...['/ai-agent-use-cases', '/what-is-ai-agent', '/privacy', '/newsletter', '/newsletter/:step'],
]

const openTo = <Who>(access: Who, paths: string[]) => Object.fromEntries(paths.map((path) => [path, access]))

const noTables = Object.fromEntries(
  remoteNames.map((name) => [name, { paths: {}, navigation: [] }]),
) as unknown as Record<RemoteName, AreaTable>

/** The tables of areas whose builds speak contract 1. Those of areas that have never done so are empty. */
export const areasOfContract1: Record<RemoteName, AreaTable> = {
  ...noTables,
  marketing: {
    paths: openTo('public', publicPaths),
    navigation: [
      { to: '/#what-included', label: "What's Included", header: { visitor: 10 } },
      { to: '/#why-us', label: 'Why Us', header: { visitor: 20 } },
      { to: '/#faq', label: 'FAQ', header: { visitor: 30 } },
      { to: '/blog', label: 'Blog', header: { visitor: 40, client: 20 }, footer: 30 },
      { to: '/partners', label: 'Partners', header: { client: 30 } },
      { to: '/pricing', label: 'Pricing', header: { visitor: 50, client: 40 } },
      { to: '/#contact', label: 'Talk to Us', isCta: true, header: { visitor: 60 } },
      { to: '/learn-how-it-works', label: 'Learn How It Works', footer: 10 },
      { to: '/what-is-ai-agent', label: 'What is an AI Agent?', footer: 20 },
      { to: '/#contact', label: 'Contact', footer: 40 },
    ],
  },
  portal: {
    paths: openTo('client', clientPaths),
    navigation: [
      {
        to: '/dashboard',
        label: 'Dashboard',
        menuLabel: 'My Dashboard',
        section: ['/project/*'],
        header: { client: 10 },
      },
    ],
  },
  backoffice: {
    paths: openTo('admin', ['/admin', '/admin/*']),
    navigation: [
      { to: '/admin', label: 'Dashboard', menuLabel: 'Admin Dashboard', header: { admin: 10 } },
      { to: '/admin/blog', label: 'Blog', menuLabel: 'Manage Blog', header: { admin: 20 } },
      { to: '/admin/partners', label: 'Partners', menuLabel: 'Manage Partners', header: { admin: 30 } },
      { to: '/admin/faqs', label: 'FAQs', menuLabel: 'Manage FAQs', header: { admin: 40 } },
      { to: '/admin/pricing', label: 'Pricing', menuLabel: 'Manage Pricing', header: { admin: 50 } },
    ],
  },
}

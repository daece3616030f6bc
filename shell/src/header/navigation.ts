import type { UserType } from '@fortnight/supabase/session'

/** One navigation link. `menuLabel` is its longer label in the full-screen menu; `isCta` marks the call to action. */
type NavEntry = { to: string; label: string; menuLabel?: string; isCta?: boolean }

/** The header's links by user type, in order. [CHROME-5, CHROME-10, CHROME-11, CHROME-17] */
export const navigation: Record<UserType | 'visitor', NavEntry[]> = {
  visitor: [
    { to: '/#what-included', label: "What's Included" },
    { to: '/#why-us', label: 'Why Us' },
    { to: '/#faq', label: 'FAQ' },
    { to: '/blog', label: 'Blog' },
    { to: '/pricing', label: 'Pricing' },
    { to: '/#contact', label: 'Talk to Us', isCta: true },
  ],
  client: [
    { to: '/dashboard', label: 'Dashboard', menuLabel: 'My Dashboard' },
    { to: '/blog', label: 'Blog' },
    { to: '/partners', label: 'Partners' },
    { to: '/pricing', label: 'Pricing' },
  ],
  admin: [
    { to: '/admin', label: 'Dashboard', menuLabel: 'Admin Dashboard' },
    { to: '/admin/blog', label: 'Blog', menuLabel: 'Manage Blog' },
    { to: '/admin/partners', label: 'Partners', menuLabel: 'Manage Partners' },
    { to: '/admin/faqs', label: 'FAQs', menuLabel: 'Manage FAQs' },
    { to: '/admin/pricing', label: 'Pricing', menuLabel: 'Manage Pricing' },
  ],
}

/** The id of the home page's section that a link leads to; undefined for other links. */
export const homeSectionId = (to: string) => (to.startsWith('/#') ? to.slice(2) : undefined)

import { CircleQuestionMark, LayoutDashboard, Newspaper, Tags } from 'lucide-react'

/** The entries of the sidebar, in its order. */
export const sections = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/blog', label: 'Blog Posts', Icon: Newspaper },
  { to: '/admin/faqs', label: 'FAQs', Icon: CircleQuestionMark },
  { to: '/admin/pricing', label: 'Pricing', Icon: Tags },
]

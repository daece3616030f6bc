import {
  CircleQuestionMark,
  FolderKanban,
  Handshake,
  Images,
  LayoutDashboard,
  Mail,
  Newspaper,
  Tags,
  Users,
} from 'lucide-react'

/** The links of the sidebar, in their order. */
export const sections = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/blog', label: 'Blog Posts', Icon: Newspaper },
  { to: '/admin/partners', label: 'Partners', Icon: Handshake },
  { to: '/admin/faqs', label: 'FAQs', Icon: CircleQuestionMark },
  { to: '/admin/images', label: 'Images', Icon: Images },
  { to: '/admin/pricing', label: 'Pricing', Icon: Tags },
  { to: '/admin/customers', label: 'Customers', Icon: Users },
  { to: '/admin/projects', label: 'Projects', Icon: FolderKanban },
  { to: '/admin/subscribers', label: 'Subscribers', Icon: Mail },
]

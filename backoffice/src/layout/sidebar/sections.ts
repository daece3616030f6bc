import {
  Bug,
  CalendarOff,
  ChartNoAxesColumn,
  CircleQuestionMark,
  ClipboardList,
  Flag,
  FolderKanban,
  Gauge,
  Handshake,
  Images,
  Inbox,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Newspaper,
  Quote,
  Rocket,
  Send,
  Tags,
  Users,
} from 'lucide-react'

/** The section whose link shows how many projects have unread messages. */
export const inboxPath = '/admin/inbox'

/** The links of the sidebar, in groups, in their order. */
export const sectionGroups = [
  {
    title: null,
    sections: [
      { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
      { to: inboxPath, label: 'Inbox', Icon: Inbox },
      { to: '/admin/report', label: 'Report', Icon: ChartNoAxesColumn },
    ],
  },
  {
    title: 'Client work',
    sections: [
      { to: '/admin/customers', label: 'Customers', Icon: Users },
      { to: '/admin/projects', label: 'Projects', Icon: FolderKanban },
      { to: '/admin/briefs', label: 'Questionnaire', Icon: ClipboardList },
      { to: '/admin/holidays', label: 'Holidays', Icon: CalendarOff },
      { to: '/admin/replies', label: 'Saved Replies', Icon: MessageSquareText },
      { to: '/admin/mails', label: 'Emails', Icon: Send },
    ],
  },
  {
    title: 'Content',
    sections: [
      { to: '/admin/blog', label: 'Blog Posts', Icon: Newspaper },
      { to: '/admin/pricing', label: 'Pricing', Icon: Tags },
      { to: '/admin/partners', label: 'Partners', Icon: Handshake },
      { to: '/admin/testimonials', label: 'Testimonials', Icon: Quote },
      { to: '/admin/faqs', label: 'FAQs', Icon: CircleQuestionMark },
      { to: '/admin/images', label: 'Images', Icon: Images },
      { to: '/admin/subscribers', label: 'Subscribers', Icon: Mail },
    ],
  },
  {
    title: 'Site',
    sections: [
      { to: '/admin/releases', label: 'Releases', Icon: Rocket },
      { to: '/admin/flags', label: 'Flags', Icon: Flag },
      { to: '/admin/errors', label: 'Errors', Icon: Bug },
      { to: '/admin/vitals', label: 'Vitals', Icon: Gauge },
    ],
  },
]

const sections = sectionGroups.flatMap((group) => group.sections)

/** The section of a page, to which the pages below it belong as well. */
export const currentSection = (pathname: string) =>
  sections.find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))

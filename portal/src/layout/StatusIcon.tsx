import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'

const icons = { active: Clock, completed: CircleCheck, 'on-hold': CircleAlert } as const

/** The icon of a project's status, in its badge. [DASH-7] */
export function StatusIcon({ status }: { status: string }) {
  const Icon = status in icons ? icons[status as keyof typeof icons] : CircleDashed
  return <Icon aria-hidden size={14} />
}

import { Badge } from '@fortnight/shared-ui/data/Badge'

/** Whether a customer's onboarding is completed or pending. [ADMIN-CUST-5] */
export const OnboardingBadge = ({ isCompleted }: { isCompleted: boolean }) => (
  <Badge tone={isCompleted ? 'positive' : 'warning'}>{isCompleted ? 'Completed' : 'Pending'}</Badge>
)

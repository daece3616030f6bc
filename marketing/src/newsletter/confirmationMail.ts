import { brand } from '@fortnight/shared-ui/theme/brand'
import type { NewsletterTokens } from '@fortnight/supabase/newsletter/subscription'
import type { Mail } from '@fortnight/supabase/server/serverContract'

/** The double opt-in mail. Contains no user input, so that it cannot be abused to send messages. */
export function confirmationMail(
  to: string,
  { confirmToken, unsubscribeToken }: NewsletterTokens,
  origin: string,
): Mail {
  const unsubscribeUrl = `${origin}/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`
  return {
    to,
    subject: `Please confirm the ${brand.name} newsletter`,
    text: `Hello,

someone, probably you, signed up for the ${brand.name} newsletter with this address. Please confirm by following this link:

${origin}/newsletter/confirm?token=${encodeURIComponent(confirmToken)}

If it wasn’t you, you can ignore this email: without your confirmation we won’t send the newsletter. However many times
someone enters this address, we ask at most three times in 30 days.
To opt out and be asked at most once in 30 days: ${unsubscribeUrl}

${brand.blogAuthor}
${brand.email}`,
    unsubscribeUrl,
  }
}

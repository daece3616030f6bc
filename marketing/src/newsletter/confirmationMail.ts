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

somebody, probably you, asked for the ${brand.name} newsletter with this address. Follow this link to confirm it:

${origin}/newsletter/confirm?token=${encodeURIComponent(confirmToken)}

If it was not you, do nothing: without a confirmation you get no newsletter. However often somebody enters this address,
you are asked at most three times in 30 days.
To say no, and be asked at most once in 30 days: ${unsubscribeUrl}

${brand.blogAuthor}
${brand.email}`,
    unsubscribeUrl,
  }
}

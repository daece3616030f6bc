// The same patterns as in private.contains_secret(), see supabase/schemas/handover/handover_items.sql.
const patterns = [
  /-----BEGIN [A-Z0-9 ]+-----/,
  /\b(sk|pk|rk)[-_][A-Za-z0-9_-]{8,}/,
  /\bgh[opsur]_[A-Za-z0-9]{8,}/,
  /\bgithub_pat_[A-Za-z0-9_]{8,}/,
  /\bglpat-[A-Za-z0-9_-]{8,}/,
  /\bxox[a-z]-[A-Za-z0-9-]{8,}/,
  /\b(AKIA|ASIA)[A-Z0-9]{8,}/,
  /\bAIza[A-Za-z0-9_-]{20,}/,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i,
  /(password|passwd|passphrase|passcode|pwd|secret|api[ _-]?key|access[ _-]?key|private[ _-]?key|token)["']?\s*[:=]\s*\S/i,
]

/** Whether a text looks as if it contained a password or a key, which the database refuses. */
export const containsSecret = (text: string) => patterns.some((pattern) => pattern.test(text))

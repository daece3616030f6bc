const steps = 60

/**
 * How strongly counts speak for a probability above `limit`, when `hits` of `trials` independent events happened: the average
 * likelihood ratio against `limit` over all larger probabilities. While the probability is not larger, it ever reaches 1 / a with
 * a probability of at most a, however often it is looked at (Ville's inequality): it may be computed after every event. See
 * Ramdas, Grünwald, Vovk, Shafer: Game-theoretic statistics and safe anytime-valid inference, Statistical Science 38 (2023).
 */
export function evidenceAbove(limit: number, hits: number, trials: number) {
  if (limit <= 0) return hits > 0 ? Infinity : 1
  // It speaks against it, however strongly.
  if (hits <= limit * trials) return 1
  const misses = trials - hits
  let sum = 0
  for (let step = 0; step < steps; step++) {
    const probability = limit + ((1 - limit) * (step + 0.5)) / steps
    sum += Math.exp(hits * Math.log(probability / limit) + misses * Math.log((1 - probability) / (1 - limit)))
  }
  return sum / steps
}

/** The same for a probability below `limit`. */
export const evidenceBelow = (limit: number, hits: number, trials: number) =>
  evidenceAbove(1 - limit, trials - hits, trials)

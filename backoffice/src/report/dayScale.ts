const steps = [1, 2, 5, 10, 20, 50, 100]

/** The ticks of a scale of days from 0 that holds `longest`: at most seven, at round numbers. */
export function dayTicks(longest: number) {
  const step = steps.find((one) => longest / one <= 6) ?? Math.ceil(longest / 6)
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step)
}

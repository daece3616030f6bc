/** The fourteen days as the home page promises them; sections name their days from here. [HOME-8] */
export const phases = {
  discovery: { from: 1, to: 2, label: 'Discovery' },
  build: { from: 3, to: 10, label: 'Build' },
  deployment: { from: 11, to: 14, label: 'Deployment' },
} as const

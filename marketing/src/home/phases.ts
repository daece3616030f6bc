/** The phases of the fourteen days on the home page. [HOME-8] */
export const phases = {
  discovery: { from: 1, to: 2, label: 'Discovery' },
  build: { from: 3, to: 10, label: 'Build' },
  deployment: { from: 11, to: 14, label: 'Deployment', isDelivery: true },
} as const

/** Name and price of the plans that the business started with: for the built-in price list and for labels of projects. */
export const planPrices = {
  'starter-agent': { name: 'Starter Agent', price: '$2,500' },
  'professional-agent': { name: 'Professional Agent', price: '$4,500' },
  'enterprise-agent': { name: 'Enterprise Agent', price: '$8,500' },
} as const

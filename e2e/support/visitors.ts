import pLimit from 'p-limit'

/** The share numbers of all visitors. */
export const shareNumbers = Array.from({ length: 100 }, (_, number) => number)

/** The headers of a browser that opens a page, for the visitor with this share number. */
export const asVisitor = (number: number) => ({ cookie: `fortnight-share=${number}`, 'sec-fetch-dest': 'document' })

// A busy server would shed part of a hundred requests at once.
const limit = pLimit(10)

/** What the visitors with these share numbers get, in their order. */
export const mapVisitors = <Result>(numbers: readonly number[], getResult: (number: number) => Promise<Result>) =>
  limit.map(numbers, getResult)

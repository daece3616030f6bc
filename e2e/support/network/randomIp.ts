const randomByte = () => Math.floor(Math.random() * 254) + 1

/** An IP address for a test that must not share rate limits with other tests. */
export const randomIp = () => `10.${randomByte()}.${randomByte()}.${randomByte()}`

/** Headers as the analytics library uses them; jsdom has none. */
class FakeHeaders extends Map<string, string> {
  append(name: string, value: string) {
    this.set(name, value)
  }
}

/** For tests: fakes the analytics service. Call it before the library loads, which looks for `fetch` at that moment. */
export function mockAnalyticsService() {
  const response = { status: 200, text: () => Promise.resolve('{}') }
  const fetchMock = jest.fn((_url: string, _request: { body: ArrayBuffer }) => Promise.resolve(response))
  Object.assign(globalThis, { fetch: fetchMock, Headers: FakeHeaders, CompressionStream: undefined })
  return { response, fetch: fetchMock }
}

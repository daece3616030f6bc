// As for pages: clients revalidate every time, a CDN may serve a feed that is a minute old.
const caching = {
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600',
}

/** A response with the caching headers of feeds. */
export const feedResponse = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...caching } })

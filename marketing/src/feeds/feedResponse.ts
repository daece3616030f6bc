// As for pages: a reader asks every time, a CDN in front may answer with a minute-old feed.
const caching = {
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600',
}

export const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...caching } })

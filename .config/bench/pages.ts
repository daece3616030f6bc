export type BenchPage = { name: string; path: string }

const paths = ['/', '/blog', '/pricing', '/partners']

/** The pages to measure, of those that exist; says which do not. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const pages: BenchPage[] = []
  for (const path of paths) {
    if (await exists(origin + path)) pages.push({ name: path, path })
    else console.log(`There is no ${path} yet; it is left out.`)
    if (path !== '/blog') continue
    const post = await newestPost(origin)
    if (post) pages.push({ name: 'a post', path: post })
    else console.log('There is no post yet; it is left out.')
  }
  return pages
}

const exists = async (url: string) => (await fetch(url)).status === 200

async function newestPost(origin: string) {
  const html = await (await fetch(`${origin}/blog`)).text()
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(html)?.[1]
}

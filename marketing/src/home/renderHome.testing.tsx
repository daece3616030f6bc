import { screen } from '@testing-library/react'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { latestPosts, type PostTeaser } from '@fortnight/supabase/posts/latestPosts'
import { type DeliveryPromise, deliveryPromise } from '@fortnight/supabase/report/queries'
import { publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import { createTestQueryClient, renderPage } from '../layout/renderPage.testing.tsx'
import { HomePage } from './HomePage.tsx'

const sampleFaqs = [
  { id: 'a', question: 'How long does it take?', answer: '10 to 14 days.\nDay 2 gives you the date.' },
  { id: 'b', question: 'What do I prepare?', answer: 'One hour, and a colleague who does the job today.' },
]

export const htmlFaq = { id: 'c', question: 'Who owns the code?', answer: '<p>You own <strong>all</strong> of it.</p>' }

const samplePosts: PostTeaser[] = ['one', 'two', 'three'].map((name) => ({
  id: name,
  slug: `post-${name}`,
  title: `Post ${name}`,
  excerpt: `What post ${name} is about.`,
  category: 'Education',
  read_time: '4 min read',
}))

type Props = { faqs?: typeof sampleFaqs; hash?: string; promise?: DeliveryPromise | null }

/** Renders the home page with three posts and these FAQs. */
export function renderHome({ faqs = sampleFaqs, hash = '', promise = null }: Props = {}) {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(publishedFaqs().queryKey, faqs)
  queryClient.setQueryData(latestPosts().queryKey, samplePosts)
  queryClient.setQueryData(publishedTestimonials().queryKey, [])
  queryClient.setQueryData(deliveryPromise().queryKey, promise)
  return renderPage(<HomePage />, `/${hash}`, queryClient)
}

/** The section that a link to `#id` leads to. */
export function sectionById(id: string) {
  const section = document.getElementById(id)
  if (!section) throw new Error(`The page has no section #${id}.`)
  return section
}

/** The part of the page with the latest posts. */
export function latestPostsSection() {
  const { parentElement } = screen.getByRole('heading', { name: 'Latest from the blog' })
  return parentElement ?? document.body
}

/** The `link` elements that preload images. */
export const imagePreloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]

import { customerScreens } from './adminCustomerScreens.ts'
import { deskScreens } from './adminDeskScreens.ts'
import { pricingScreens } from './adminPricingScreens.ts'
import { telemetryScreens } from './adminTelemetryScreens.ts'
import {
  openFirstForEditing,
  failRequests,
  stallRequests,
  noMatchQuery,
  unknownId,
  clickButtons,
  type Screen,
  type Step,
} from './screenSteps.ts'

const openSeo: Step = (page) => page.getByRole('tab', { name: 'SEO & Social' }).click()

const overview: Screen[] = [
  { name: 'overview', path: '/admin', visibleText: 'Published Posts' },
  {
    name: 'overview while loading',
    path: '/admin',
    visibleText: 'is being counted',
    setUp: stallRequests(/_stats|_count|blog_posts/),
  },
  {
    name: 'overview after a failed request',
    path: '/admin',
    visibleText: 'Retry',
    setUp: failRequests(/_stats|_count|blog_posts/),
  },
  { name: 'the account menu', path: '/admin', visibleText: 'admin Account', open: clickButtons('Your account') },
  {
    name: 'the mobile menu',
    path: '/admin',
    visibleText: 'Manage Blog',
    setUp: (page) => page.setViewportSize({ width: 360, height: 740 }),
    open: (page) => page.locator('header summary').click(),
  },
  { name: 'an unknown URL', path: '/admin/nowhere', visibleText: 'There’s nothing at this address' },
]

const blog: Screen[] = [
  { name: 'posts', path: '/admin/blog', visibleText: 'Fortnight Team' },
  { name: 'no posts [ADMIN-BLOG-4]', path: `/admin/blog${noMatchQuery}`, visibleText: 'No blog posts found.' },
  {
    name: 'selected posts',
    path: '/admin/blog',
    visibleText: '2 posts selected',
    open: async (page) => {
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('checkbox').nth(2).check()
    },
  },
  {
    name: 'posts while loading',
    path: '/admin/blog',
    visibleText: 'Search posts',
    setUp: stallRequests(/rpc\/admin_posts/),
  },
  {
    name: 'posts after a failed request',
    path: '/admin/blog',
    visibleText: 'could not be loaded',
    setUp: failRequests(/rpc\/admin_posts/),
  },
  {
    name: 'a post form with validation errors',
    path: '/admin/blog/new',
    visibleText: 'Title is required',
    open: clickButtons('Create Post'),
  },
  {
    name: 'a post form with SEO validation errors',
    path: '/admin/blog/new',
    visibleText: 'Please keep this to 60 characters',
    open: async (page) => {
      await openSeo(page)
      await page.getByLabel('Meta Title').fill('x'.repeat(61))
      await clickButtons('Create Post')(page)
      await openSeo(page)
    },
  },
  {
    name: 'a post preview',
    path: '/admin/blog/new',
    visibleText: 'No content to preview',
    open: clickButtons(/^Preview$/),
  },
  {
    name: 'the Markdown help',
    path: '/admin/blog/new',
    visibleText: 'Bold and italic',
    open: (page) => page.getByText('Markdown quick reference').click(),
  },
  { name: 'an existing post', path: '/admin/blog', visibleText: 'Update Post', open: openFirstForEditing() },
  {
    name: "a post's SEO tab",
    path: '/admin/blog',
    visibleText: 'In search results',
    open: openFirstForEditing(openSeo),
  },
  {
    name: "a post's history",
    path: '/admin/blog',
    visibleText: 'Close comparison',
    open: openFirstForEditing(clickButtons('History', 'Compare')),
  },
  {
    name: "a post's preview links",
    path: '/admin/blog',
    visibleText: 'Anyone with a link',
    open: openFirstForEditing(clickButtons('Preview link')),
  },
  { name: 'an unknown post', path: `/admin/blog/edit/${unknownId}`, visibleText: 'Post not found' },
]

const partners: Screen[] = [
  { name: 'partners', path: '/admin/partners', visibleText: 'Visit Website' },
  { name: 'no partners', path: `/admin/partners${noMatchQuery}`, visibleText: 'No partners found.' },
  {
    name: 'partners while loading',
    path: '/admin/partners',
    visibleText: 'Search partners',
    setUp: stallRequests(/admin_partners/),
  },
  {
    name: 'partners after a failed request',
    path: '/admin/partners',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_partners/),
  },
  {
    name: 'a partner form with validation errors',
    path: '/admin/partners/new',
    visibleText: 'Name is required',
    open: clickButtons('Create Partner'),
  },
  { name: 'an existing partner', path: '/admin/partners', visibleText: 'Update Partner', open: openFirstForEditing() },
  { name: 'an unknown partner', path: `/admin/partners/edit/${unknownId}`, visibleText: 'Partner not found' },
]

const images: Screen[] = [
  { name: 'images', path: '/admin/images', visibleText: /\d images?$|No images yet/ },
  { name: 'no images', path: `/admin/images${noMatchQuery}`, visibleText: 'No images found.' },
  {
    name: 'images while loading',
    path: '/admin/images',
    visibleText: 'Loading images',
    setUp: stallRequests(/admin_images/),
  },
  {
    name: 'images after a failed request',
    path: '/admin/images',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_images/),
  },
]

const faqs: Screen[] = [
  { name: 'FAQs', path: '/admin/faqs', visibleText: 'What exactly do I get' },
  { name: 'no FAQs', path: `/admin/faqs${noMatchQuery}`, visibleText: 'No FAQs found.' },
  { name: 'FAQs while loading', path: '/admin/faqs', visibleText: 'Loading FAQs', setUp: stallRequests(/admin_faqs/) },
  {
    name: 'FAQs after a failed request',
    path: '/admin/faqs',
    visibleText: 'could not be loaded',
    setUp: failRequests(/admin_faqs/),
  },
  {
    name: 'an FAQ form with validation errors',
    path: '/admin/faqs/new',
    visibleText: 'Question is required',
    open: clickButtons('Create FAQ'),
  },
  { name: 'an existing FAQ', path: '/admin/faqs', visibleText: 'Update FAQ', open: openFirstForEditing() },
  { name: 'an unknown FAQ', path: `/admin/faqs/edit/${unknownId}`, visibleText: 'FAQ not found' },
]

/** Every screen of the back office in every state that can be reached without changing data. */
export const adminScreens = [
  ...overview,
  ...blog,
  ...partners,
  ...images,
  ...faqs,
  ...pricingScreens,
  ...customerScreens,
  ...deskScreens,
  ...telemetryScreens,
]

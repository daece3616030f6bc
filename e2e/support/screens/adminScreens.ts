import { peopleScreens } from './adminCustomerScreens.ts'
import { editFirst, isDown, isSlow, nothing, nowhere, press, type Screen, type Step } from './screenSteps.ts'

const openSeo: Step = (page) => page.getByRole('tab', { name: 'SEO & Social' }).click()

const overview: Screen[] = [
  { name: 'overview', path: '/admin', sign: 'Published Posts' },
  {
    name: 'overview that is slow',
    path: '/admin',
    sign: 'is being counted',
    before: isSlow(/_stats|_count|blog_posts/),
  },
  { name: 'overview that fails', path: '/admin', sign: 'Retry', before: isDown(/_stats|_count|blog_posts/) },
  { name: 'the account menu', path: '/admin', sign: 'admin Account', act: press('Your account') },
  {
    name: 'the menu of a phone',
    path: '/admin',
    sign: 'Manage Blog',
    before: (page) => page.setViewportSize({ width: 360, height: 740 }),
    act: (page) => page.locator('header summary').click(),
  },
  { name: 'an address that leads nowhere', path: '/admin/nowhere', sign: 'There is nothing at this address' },
]

const blog: Screen[] = [
  { name: 'posts', path: '/admin/blog', sign: 'Fortnight Team' },
  { name: 'no posts [ADMIN-BLOG-4]', path: `/admin/blog${nothing}`, sign: 'No blog posts found.' },
  {
    name: 'selected posts',
    path: '/admin/blog',
    sign: '2 posts selected',
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('checkbox').nth(2).check()
    },
  },
  { name: 'posts that are slow', path: '/admin/blog', sign: 'Search posts', before: isSlow(/rpc\/admin_posts/) },
  { name: 'posts that fail', path: '/admin/blog', sign: 'could not be loaded', before: isDown(/rpc\/admin_posts/) },
  { name: 'a post with mistakes', path: '/admin/blog/new', sign: 'Title is required', act: press('Create Post') },
  {
    name: 'a post with mistakes in its search data',
    path: '/admin/blog/new',
    sign: 'Please keep this to 60 characters',
    act: async (page) => {
      await openSeo(page)
      await page.getByLabel('Meta Title').fill('x'.repeat(61))
      await press('Create Post')(page)
      await openSeo(page)
    },
  },
  { name: 'the preview of a post', path: '/admin/blog/new', sign: 'No content to preview', act: press(/^Preview$/) },
  {
    name: 'the help of Markdown',
    path: '/admin/blog/new',
    sign: 'Bold and italic',
    act: (page) => page.getByText('Markdown quick reference').click(),
  },
  { name: 'a stored post', path: '/admin/blog', sign: 'Update Post', act: editFirst() },
  { name: 'the search data of a post', path: '/admin/blog', sign: 'In search results', act: editFirst(openSeo) },
  {
    name: 'the history of a post',
    path: '/admin/blog',
    sign: 'Close comparison',
    act: editFirst(press('History', 'Compare')),
  },
  {
    name: 'the preview links of a post',
    path: '/admin/blog',
    sign: 'Whoever has',
    act: editFirst(press('Preview link')),
  },
  { name: 'a post that is gone', path: `/admin/blog/edit/${nowhere}`, sign: 'Post not found' },
]

const partners: Screen[] = [
  { name: 'partners', path: '/admin/partners', sign: 'Visit Website' },
  { name: 'no partners', path: `/admin/partners${nothing}`, sign: 'No partners found.' },
  {
    name: 'partners that are slow',
    path: '/admin/partners',
    sign: 'Search partners',
    before: isSlow(/admin_partners/),
  },
  {
    name: 'partners that fail',
    path: '/admin/partners',
    sign: 'could not be loaded',
    before: isDown(/admin_partners/),
  },
  {
    name: 'a partner with mistakes',
    path: '/admin/partners/new',
    sign: 'Name is required',
    act: press('Create Partner'),
  },
  { name: 'a stored partner', path: '/admin/partners', sign: 'Update Partner', act: editFirst() },
  { name: 'a partner that is gone', path: `/admin/partners/edit/${nowhere}`, sign: 'Partner not found' },
]

const faqs: Screen[] = [
  { name: 'FAQs', path: '/admin/faqs', sign: 'What exactly do I get' },
  { name: 'no FAQs', path: `/admin/faqs${nothing}`, sign: 'No FAQs found.' },
  { name: 'FAQs that are slow', path: '/admin/faqs', sign: 'Loading FAQs', before: isSlow(/admin_faqs/) },
  { name: 'FAQs that fail', path: '/admin/faqs', sign: 'could not be loaded', before: isDown(/admin_faqs/) },
  { name: 'a FAQ with mistakes', path: '/admin/faqs/new', sign: 'Question is required', act: press('Create FAQ') },
  { name: 'a stored FAQ', path: '/admin/faqs', sign: 'Update FAQ', act: editFirst() },
  { name: 'a FAQ that is gone', path: `/admin/faqs/edit/${nowhere}`, sign: 'FAQ not found' },
]

const prices: Screen[] = [
  { name: 'prices', path: '/admin/pricing', sign: 'Starter Agent' },
  {
    name: 'prices that are slow',
    path: '/admin/pricing',
    sign: 'Loading the price list',
    before: isSlow(/pricing_plans|price_list/),
  },
  {
    name: 'prices that fail',
    path: '/admin/pricing',
    sign: 'could not be',
    before: isDown(/pricing_plans|price_list/),
  },
  { name: 'prices to be published', path: '/admin/pricing', sign: 'not published', act: press(/^Set Popular/) },
  {
    name: 'the changes of prices',
    path: '/admin/pricing',
    sign: 'Visitors see all of them at once',
    act: press(/^Set Popular/, 'Save All Changes'),
  },
  { name: 'former prices', path: '/admin/pricing', sign: 'Restoring puts a version', act: press('History') },
  {
    name: 'a plan with mistakes',
    path: '/admin/pricing',
    sign: 'Plan Name is required',
    act: press('Add Plan', 'Create Plan'),
  },
  { name: 'an add-on', path: '/admin/pricing', sign: 'Update Add-on', act: press(/^Edit Additional Integration/) },
]

/** Every screen of the back office in every state that can be had without changing anything. */
export const adminScreens = [...overview, ...blog, ...partners, ...faqs, ...prices, ...peopleScreens]

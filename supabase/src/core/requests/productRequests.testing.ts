/* For tests: every request that the product sends. */
import * as account from '../../account/mutations.ts'
import { queryClient, readAll, runMutation as mutate } from '../fakeRequests.testing.ts'
import { type ApiRequest, mockApi } from '../mockApi.testing.ts'
import * as customerMutations from '../../customers/adminMutations.ts'
import * as customerQueries from '../../customers/adminQueries.ts'
import { customerHistory } from '../../customers/history.ts'
import * as dashboard from '../../dashboard/adminQueries.ts'
import { deskCalls } from '../../desk/calls.testing.ts'
import * as faqMutations from '../../faqs/adminMutations.ts'
import * as faqQueries from '../../faqs/adminQueries.ts'
import { publishedFaqs } from '../../faqs/queries.ts'
import * as faqRevisions from '../../faqs/revisions.ts'
import { flagCalls } from '../../flags/calls.testing.ts'
import { releaseCalls } from '../../releases/calls.testing.ts'
import * as fileMutations from '../../files/mutations.ts'
import * as fileQueries from '../../files/queries.ts'
import * as images from '../../images/adminQueries.ts'
import { maxImagesPerDeletion } from '../../images/limits.ts'
import { messageCalls } from '../../messages/calls.testing.ts'
import { deleteSubscriber } from '../../newsletter/adminMutations.ts'
import * as subscribers from '../../newsletter/adminQueries.ts'
import * as notifications from '../../notifications/settings.ts'
import * as partnerMutations from '../../partners/adminMutations.ts'
import * as partnerQueries from '../../partners/adminQueries.ts'
import { allPartners } from '../../partners/queries.ts'
import { planCalls } from '../../plans/calls.testing.ts'
import { postCalls } from '../../posts/calls.testing.ts'
import { publishPriceList } from '../../pricing/adminMutations.ts'
import * as pricing from '../../pricing/adminQueries.ts'
import { addOns, pricingPlans } from '../../pricing/queries.ts'
import * as profileMutations from '../../profiles/mutations.ts'
import * as profiles from '../../profiles/queries.ts'
import { updateProjectAsAdmin } from '../../projects/adminMutations.ts'
import * as projectAdminQueries from '../../projects/adminQueries.ts'
import { projectHistory } from '../../projects/history.ts'
import * as projectMutations from '../../projects/mutations.ts'
import * as projectQueries from '../../projects/queries.ts'
import { updateProject } from '../../projects/updateProject.ts'
import { projectRoomCalls } from './projectRoomCalls.testing.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** The longest search, of characters that need the most bytes in a URL. */
const q = '\u{1F98A}'.repeat(100)
const list = { q, status: 'active', state: 'draft', client: id, category: 'Education', sort: 'oldest', page: 100_000 }
const credentials = { email: 'ada@example.com', password: 'right' }
const faq = { id, updated_at, question: 'Q', answer: 'x'.repeat(20_000), order_index: 1, published: true }
const partner = { id, updated_at, name: 'A' } as partnerQueries.StoredPartner
const project = { user_id: id, name: 'A', priority: 'low', requirements: 'x'.repeat(5_000) }
const profile = {
  id,
  name: 'A',
  email: credentials.email,
  mobile_number: '1',
  company_name: '',
  how_heard_about_us: '',
}
const notificationChoices = { messages: 'daily', files: 'soon', status: 'off', reminders: 'off' } as const
const plan = { id: 'a', name: 'A', features: ['x'.repeat(20_000)] } as pricing.PriceList['plans'][number]

/** Runs every exported query and mutation by its name, with the largest input that the product gives it. */
const calls: Record<string, () => unknown> = {
  ...projectRoomCalls,
  deleteOwnAccount: () => mutate(account.deleteOwnAccount(), credentials),
  exportOwnData: () => mutate(account.exportOwnData(), undefined),
  updateCustomer: () => mutate(customerMutations.updateCustomer(), { id, updated_at, name: 'A' }),
  customers: () => load(customerQueries.customers(list)),
  fetchAllCustomers: () => readAll(customerQueries.fetchAllCustomers(list)),
  customerById: () => load(customerQueries.customerById(id)),
  customerStats: () => load(customerQueries.customerStats()),
  customerHistory: () => load(customerHistory(id)),
  contentStats: () => load(dashboard.contentStats()),
  latestSignUps: () => load(dashboard.latestSignUps()),
  latestProjects: () => load(dashboard.latestProjects()),
  latestPostsAndDrafts: () => load(dashboard.latestPostsAndDrafts()),
  uploadedImages: () => load(images.uploadedImages(list)),
  fetchImageRows: () => images.fetchImageRows(list, maxImagesPerDeletion),
  createFaq: () => mutate(faqMutations.createFaq(), faq),
  updateFaq: () => mutate(faqMutations.updateFaq(), faq),
  setFaqPublished: () => mutate(faqMutations.setFaqPublished(), faq),
  moveFaq: () => mutate(faqMutations.moveFaq(), { ...list, id, isUp: true }),
  deleteFaq: () => mutate(faqMutations.deleteFaq(), id),
  restoreFaq: () => mutate(faqMutations.restoreFaq(), { ...faq, created_at: updated_at }),
  adminFaqs: () => load(faqQueries.adminFaqs(list)),
  faqById: () => load(faqQueries.faqById(id)),
  nextFaqOrderIndex: () => load(faqQueries.nextFaqOrderIndex()),
  publishedFaqs: () => load(publishedFaqs()),
  faqRevisions: () => load(faqRevisions.faqRevisions(id)),
  faqRevision: () => load(faqRevisions.faqRevision(1)),
  ...deskCalls,
  ...flagCalls,
  ...releaseCalls,
  ...messageCalls,
  restoreFileVersion: () => mutate(fileMutations.restoreFileVersion(), id),
  deleteProjectFile: () => mutate(fileMutations.deleteProjectFile(), id),
  projectFiles: () => load(fileQueries.projectFiles(id)),
  fileVersions: () => load(fileQueries.fileVersions(id)),
  deleteSubscriber: () => mutate(deleteSubscriber(), id),
  newsletterSubscribers: () => load(subscribers.newsletterSubscribers(list)),
  fetchAllSubscribers: () => readAll(subscribers.fetchAllSubscribers(list)),
  notificationSettings: () => load(notifications.notificationSettings(id)),
  saveNotificationSettings: () =>
    mutate(notifications.saveNotificationSettings(), { userId: id, ...notificationChoices }),
  createPartner: () => mutate(partnerMutations.createPartner(), partner),
  updatePartner: () => mutate(partnerMutations.updatePartner(), partner),
  deletePartner: () => mutate(partnerMutations.deletePartner(), id),
  restorePartner: () => mutate(partnerMutations.restorePartner(), partner),
  adminPartners: () => load(partnerQueries.adminPartners(list)),
  partnerById: () => load(partnerQueries.partnerById(id)),
  allPartners: () => load(allPartners()),
  ...postCalls,
  ...planCalls,
  publishPriceList: () => mutate(publishPriceList(), { plans: [plan, plan], addOns: [], version: 1 }),
  addOns: () => load(addOns()),
  pricingPlans: () => load(pricingPlans()),
  publishedPriceList: () => load(pricing.publishedPriceList()),
  priceListVersions: () => load(pricing.priceListVersions()),
  createMissingProfile: () => mutate(profileMutations.createMissingProfile(), { userId: id, email: profile.email }),
  updateOwnProfile: () => mutate(profileMutations.updateOwnProfile(), profile),
  fetchUserType: () => profiles.fetchUserType(id),
  ownProfile: () => load(profiles.ownProfile(id)),
  updateProjectAsAdmin: () => mutate(updateProjectAsAdmin(), { id, updated_at, status: 'active' }),
  adminProjects: () => load(projectAdminQueries.adminProjects(list)),
  fetchAllProjects: () => readAll(projectAdminQueries.fetchAllProjects(list)),
  adminProject: () => load(projectAdminQueries.adminProject(id)),
  fetchAdminProject: () => projectAdminQueries.fetchAdminProject(id),
  projectStats: () => load(projectAdminQueries.projectStats()),
  projectHistory: () => load(projectHistory(id)),
  createProject: () => mutate(projectMutations.createProject(), project),
  deleteProject: () => mutate(projectMutations.deleteProject(), id),
  restoreProject: () => mutate(projectMutations.restoreProject(), id),
  ownProjects: () => load(projectQueries.ownProjects(id, { ...list, sort: 'name' })),
  ownProject: () => load(projectQueries.ownProject(id, id)),
  updateProject: () => mutate(updateProject(), { ...project, id, updated_at, status: 'draft' } as never),
}

const session = { access_token: 'token', refresh_token: 'token', token_type: 'bearer', expires_in: 3600, user: { id } }
/** The names of all exported queries and mutations that send a request to the REST API. */
export const requestNames = Object.keys(calls)

/** What the fake API responds: nothing, or the one row that a query of one row is for. */
const responses = [null, { id, total: 1, user_id: id, blog_posts: { slug: 'a' }, post: {}, faq: {} }]

/** Every request that a query or mutation sends, whether it finds its row or not. What it does with the responses is tested elsewhere. */
export async function collectRequests(name: string): Promise<ApiRequest[]> {
  const sent: ApiRequest[] = []
  for (const body of responses) {
    queryClient.clear()
    const received = mockApi(({ path }) => ({ body: path.startsWith('/auth/') ? session : body }))
    await Promise.resolve(calls[name]?.()).catch(() => undefined)
    sent.push(...received.filter(({ path }) => path.startsWith('/rest/')))
  }
  return sent
}

const load: typeof queryClient.query = (options) => queryClient.query(options)

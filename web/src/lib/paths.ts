import { contactPath } from '../../../model/contactPath';

/** Adds query parameters to a path of the app and leaves out those without a value. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

interface FromJob {
  id?: string;
  index?: string;
}

export const paths = {
  root: '/',
  home: '/home',
  login: ({ id, index }: FromJob = {}) => withQuery('/auth/login', { id, index }),
  register: ({ id }: FromJob = {}) => withQuery('/auth/register', { id }),
  resetPassword: ({ id, index }: FromJob = {}) => withQuery('/auth/reset-password', { id, index }),
  verify: ({ id, index }: FromJob = {}) => withQuery('/auth/verify', { id, index }),
  profileRegister: ({ id }: FromJob = {}) => withQuery('/auth/profile-register', { id }),
  agree: '/auth/agree',
  jobs: '/jobs',
  jobsResult: '/jobs/result',
  /** The search for jobs by a keyword. Searches with more conditions are written by `buildResultUrl`. */
  jobsFor: (keyword: string) => withQuery('/jobs/result', { q: keyword }),
  /**
   * The path of a job. With `apply`, the screen opens the sheet for applying, if somebody is signed in.
   * Guests who want to apply come to this path after they have signed in.
   */
  jobDetail: (id: string, { apply }: { apply?: boolean } = {}) =>
    withQuery(`/jobs/detail/${encodeURIComponent(id)}`, { id: apply ? 'true' : undefined }),
  intermediate: ({ id }: FromJob = {}) => withQuery('/intermediate', { id }),
  keep: '/user/keep',
  jobAlerts: '/user/job-alerts',
  /** The path of a talent's public portfolio. `path` is the last part of it, the talent's `portfolioPath`. */
  portfolio: (path: string) => `/portfolio/${path}`,
  portfolioEditor: '/user/portfolio',
  mypage: '/user/mypage',
  survey: '/user/survey',
  /** The path of the talent's privacy settings: who sees which part of the profile. */
  privacy: '/user/privacy',
  /** The path of the companies that the talent blocks. */
  blocks: '/user/blocks',
  /** The path of the screen on which talents see their profile as others see it. */
  preview: '/user/mypage/preview',
  profile: '/user/profile',
  careerSheet: '/user/profile/career-sheet',
  importResume: '/user/profile/import',
  editBasic: '/user/edit-basic',
  editConditions: '/user/edit-conditions',
  editHistories: '/user/edit-histories',
  editSkills: '/user/edit-skillsets',
  /** The path of the sheets of terms of an application, for the talent. */
  ownTerms: (id: string) => `/user/terms/${encodeURIComponent(id)}`,
  account: '/user/account',
  editAccount: '/user/edit-account',
  pickup: '/pickup',
  professionals: '/professionals/categories',
  /**
   * The path of the services that professionals offer; with `category` (the `url` of a category) only those
   * of that category.
   */
  professionalSkills: (query: { category?: string } = {}) =>
    withQuery('/professionals/categories/skills', query),
  professionalItem: (id: string) => `/professionals/categories/skills/${id}`,
  benefits: '/employee-benefits',
  benefitDetail: (id: string) => `/employee-benefits/detail/${encodeURIComponent(id)}`,
  message: '/message',
  conversation: (key: string) => `/message/${key}`,
  /** The path of the first screen of the administrators' area. */
  admin: '/admin',
  adminHome: '/admin/home',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  /** The path of the administrators' screen that manages one talent. */
  adminUser: (sub: string) => `/admin/users/${encodeURIComponent(sub)}`,
  /** The path of the administrators' screen with the whole profile of a talent. */
  adminProfile: (sub: string) => `/admin/profile/${encodeURIComponent(sub)}`,
  adminApplications: '/admin/applies',
  /** The path of the table of all applications, filtered by an applicant's name. */
  adminApplicationsOf: (name: string) => withQuery('/admin/applies', { q: name }),
  /**
   * The path of the table of all applications, filtered by the applicant's name, with one application open.
   */
  adminApplication: ({ id, name }: { id: string; name: string }) =>
    withQuery('/admin/applies', { q: name, id }),
  adminJobs: '/admin/jobs',
  /** The path of the administrators' screen about one job. */
  adminJob: (id: string) => `/admin/jobs/detail/${encodeURIComponent(id)}`,
  /** The path of the screen on which administrators decide on a job that waits; `next` for the one that waits longest. */
  adminReviewJob: (id: string) => `/admin/jobs/review/${encodeURIComponent(id)}`,
  adminNewJob: '/admin/jobs/new',
  /** The path of the administrators' editor of one job. */
  adminEditJob: (id: string) => `/admin/jobs/edit/${encodeURIComponent(id)}`,
  adminMessage: '/admin/message',
  /** The path of the screen on which administrators read a conversation of other people. */
  adminConversation: (id: string) => `/admin/message/${encodeURIComponent(id)}`,
  adminCreateUser: '/admin/create-user',
  /** The path of the first screen of the organizations' area. */
  client: '/client',
  clientHome: '/client/home',
  clientUsers: '/client/users',
  /** The path of the talents whom an organization keeps. */
  clientPool: '/client/users/kept',
  /** The path of a talent as organizations see them. */
  clientUser: (sub: string) => `/client/users/${encodeURIComponent(sub)}`,
  clientJobs: '/client/jobs',
  clientNewJob: '/client/jobs/new',
  /** The path of an organization's editor of one of its jobs. */
  clientEditJob: (id: string) => `/client/jobs/edit/${encodeURIComponent(id)}`,
  /** The path of the benefits that an organization offers. */
  clientBenefits: '/client/jobs/benefits',
  clientNewBenefit: '/client/jobs/benefits/new',
  /** The path of an organization's form for one of its benefits. */
  clientBenefit: (id: string) => `/client/jobs/benefits/edit/${encodeURIComponent(id)}`,
  clientOrganization: '/client/organization',
  clientProgress: '/client/progress',
  /** The path of the board with the applications to one job. */
  clientBoard: (id: string) => `/client/progress/${encodeURIComponent(id)}`,
  /** The path of those who were scouted or recommended for one job. */
  clientScouts: (id: string) => `/client/scouts/${encodeURIComponent(id)}`,
  /** The path of the form in which job staff offer the terms of an application. */
  clientTerms: (id: string) => `/client/terms/${encodeURIComponent(id)}`,
  clientMessage: '/client/message',
  clientConversation: (key: string) => `/client/message/${key}`,
  /** The page of an application, also for colleagues who take no part in its conversation. */
  clientApplication: ({ id, conversationId }: { id: string; conversationId: string }) =>
    `/client/message/${conversationId}?application=${encodeURIComponent(id)}`,
  adminPages: '/admin/pages',
  adminOrganizations: '/admin/organizations',
  adminNewOrganization: '/admin/organizations/new',
  /** The path of the form for one organization. */
  adminOrganization: (id: string) => `/admin/organizations/edit/${encodeURIComponent(id)}`,
  adminBenefits: '/admin/employee-benefits',
  adminNewBenefit: '/admin/employee-benefits/new',
  /** The path of the screen with the uses of benefits that wait to be granted. */
  adminBenefitRequests: '/admin/employee-benefits/requests',
  /** The path of the form for one benefit. */
  adminBenefit: (id: string) => `/admin/employee-benefits/edit/${encodeURIComponent(id)}`,
  adminCategories: '/admin/wp-categories',
  adminNewCategory: '/admin/wp-categories/new',
  /** The path of the form for one category of professionals. */
  adminCategoryForm: (id: string) => `/admin/wp-categories/edit/${encodeURIComponent(id)}`,
  /** The path of the professionals of one category. */
  adminCategory: (id: string) => `/admin/wp-categories/detail/${encodeURIComponent(id)}`,
  /**
   * The path of the professionals of all categories. The screen first shows those who wait to be published.
   */
  adminWorkers: '/admin/wp-categories/workers',
  adminProfessionalItems: '/admin/professional-items',
  adminCatalog: '/admin/catalog',
  /**
   * The path of the audit log. By default, the screen shows the entries of today. With `actor`, it shows
   * what this person did; with `subject`, what was done to this person or record.
   */
  adminAudit: (query: { actor?: string; subject?: string } = {}) => withQuery('/admin/audit', query),
  adminComplaints: '/admin/complaints',
  /** The path of the screen that fills a stage with demo data. Production does not have it. */
  adminSeed: '/admin/seed',
  publicPage: (url: string) => `/${encodeURIComponent(url)}`,
  /** The path of the component gallery, of one component in it, or of one state of a component. */
  components: (component?: string, state?: string) =>
    ['/components', component, state].filter((part) => part !== undefined).join('/'),
  about: '/about-us',
  faqs: '/faqs',
  pricing: '/pricing',
  payment: '/payment',
  comingSoon: '/coming-soon',
  maintenance: '/maintenance',
  /** The path of the contact form. With `job`, the message reports that job; with `complaint`, it is a complaint; `about` presets the subject. */
  contact: (query: { job?: string; about?: string; complaint?: 'true' } = {}) =>
    withQuery(contactPath, query),
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  notFound: '/404',
  serverError: '/500',
};

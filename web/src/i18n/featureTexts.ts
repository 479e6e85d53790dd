/**
 * Functions that load the Japanese texts of the features, and of components that only some screens use. The
 * name of each is the first part of the keys of its texts. A screen's code and its texts are loaded together.
 */
export const featureTexts = {
  adminJobs: () => import('../features/jobs/admin/texts/ja'),
  applications: () => import('../features/applications/texts/ja'),
  auth: () => import('../features/auth/texts/ja'),
  benefits: () => import('../features/benefits/texts/ja'),
  editing: () => import('../components/forms/edit/texts/ja'),
  account: () => import('../features/auth/account/texts/ja'),
  exports: () => import('../entities/export/texts/ja'),
  gallery: () => import('../features/gallery/texts/ja'),
  histories: () => import('../features/profile/histories/texts/ja'),
  home: () => import('../features/home/texts/ja'),
  importResume: () => import('../features/profile/import/texts/ja'),
  info: () => import('../features/info/texts/ja'),
  jobs: () => import('../features/jobs/texts/ja'),
  keep: () => import('../features/keep/texts/ja'),
  messages: () => import('../features/messages/texts/ja'),
  mypage: () => import('../features/mypage/texts/ja'),
  ownProfile: () => import('../features/profile/view/texts/ja'),
  profile: () => import('../features/profile/texts/ja'),
  portfolio: () => import('../features/portfolio/texts/ja'),
  professionals: () => import('../features/professionals/texts/ja'),
  publicPages: () => import('../features/jobs/pages/texts/ja'),
  static: () => import('../features/static/texts/ja'),
  users: () => import('../features/users/texts/ja'),
  audit: () => import('../features/audit/texts/ja'),
  records: () => import('../components/table/records/texts/ja'),
};

/**
 * For each document of a screen, how many calls to data sources it costs. test/contract/screens/screens.test.ts
 * counts them in a running stack and refuses others.
 */
export const screenCalls = {
  ownProfile: 2,
  ownProfileScreen: 2,
  sessionStart: 3,
  conversations: 1,
  // The members with the messages, and the application that the conversation is about.
  thread: 2,
  jobSearch: 2,
  jobSearchAsGuest: 1,
  jobDetail: 2,
  jobDetailAsGuest: 1,
  similarJobs: 2,
  keptJobs: 1,
  homeUser: 2,
  homeJobs: 1,
  homeBenefits: 1,
  mypage: 2,
  portfolioPreview: 1,
  clientPreview: 2,
  applicants: 1,
  adminProfile: 2,
  adminEvaluations: 1,
  adminEngagements: 2,
  talentAsClient: 2,
  talentSearch: 1,
  adminHome: 1,
  adminBenefits: 2,
  benefitRequests: 2,
  professionalsByStatus: 2,
  portfolio: 2,
  benefits: 2,
  benefitSearch: 2,
} as const;

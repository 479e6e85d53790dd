/** The tabs of /user/mypage, in their order. */
export const mypageTabs = [
  'applications',
  'engagements',
  'evaluations',
  'qualifications',
  'benefits',
] as const;

export type MypageTab = (typeof mypageTabs)[number];

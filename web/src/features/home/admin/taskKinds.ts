/** The kinds of tasks that wait for administrators, in the order of the screen. */
export const taskKinds = [
  'complaints',
  'applications',
  'reviews',
  'benefits',
  'workers',
  'requests',
  'drafts',
] as const;

export type TaskKind = (typeof taskKinds)[number];

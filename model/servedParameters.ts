/**
 * The parameters of a URL that decide what a public page shows, in the order in which they are part of the edge's key:
 * the conditions of a search for jobs, the category of professionals' services, and the job to which a guest comes back
 * after signing in. All others are ignored where pages are rendered.
 */
export const servedParameters = [
  'q',
  'job',
  'skill',
  'pref',
  'work',
  'place',
  'days',
  'hours',
  'week',
  'pay',
  'yen',
  'new',
  'excellent',
  'sort',
  'page',
  'category',
  'id',
] as const;

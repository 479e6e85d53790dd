import type { Target } from './Target';

export type Row = Extract<Target, { kind: 'row' }>;

/** The keep or application with this key; nothing for other items. */
export function rowTarget({ pk, sk }: { pk: string; sk: string }): Row[] {
  const [entity = '', openJobId = ''] = sk.split('#');
  if (entity !== 'UserApplies' && entity !== 'UserFavoriteOpenJobs') return [];
  return [{ kind: 'row', entity, sub: pk.replace(/#private$/, ''), openJobId }];
}

import type { Target } from './Target';

export type Row = Extract<Target, { kind: 'row' }>;

/**
 * Returns the keep or application with this DynamoDB key as a target, whose search document must be written
 * again. Returns an empty list for the key of any other item.
 */
export function rowTarget({ pk, sk }: { pk: string; sk: string }): Row[] {
  const [entity = '', openJobId = ''] = sk.split('#');
  if (entity !== 'UserApplies' && entity !== 'UserFavoriteOpenJobs') return [];
  return [{ kind: 'row', entity, sub: pk.replace(/#private$/, ''), openJobId }];
}

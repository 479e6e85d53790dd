import type { Target } from './Target';
import { ownSub } from '../lib/ownSub';

export type Row = Extract<Target, { kind: 'row' }>;

/**
 * Returns the keep or application with this DynamoDB key as a list of one target (a record whose search
 * documents must be written again). For the key of any other item, the list is empty.
 */
export function rowTarget({ pk, sk }: { pk: string; sk: string }): Row[] {
  const [entity = '', openJobId = ''] = sk.split('#');
  if (entity !== 'UserApplies' && entity !== 'UserFavoriteOpenJobs') return [];
  return [{ kind: 'row', entity, sub: ownSub({ pk }), openJobId }];
}

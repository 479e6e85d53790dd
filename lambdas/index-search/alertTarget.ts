import { JobAlert } from '../../model/entities/JobAlert';
import { childId } from '../../model/ids';
import type { Target } from './Target';
import { ownSub } from '../lib/ownSub';

/** Returns the alert with this DynamoDB key as a list of one target; empty for the key of any other item. */
export function alertTarget({ pk, sk }: { pk: string; sk: string }): Target[] {
  const [entity, id = ''] = sk.split('#');
  return entity === JobAlert.name ? [{ kind: 'alert', id: childId(ownSub({ pk }), id) }] : [];
}

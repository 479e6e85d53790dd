import type { Item } from '../../lib/Item';

/** Whether a row about a job is a reason to know its person: an application until it is withdrawn, an engagement. */
export function isStanding({ type, __typename }: Item): boolean {
  return type ? type !== 'WITHDRAWN' : __typename === 'EnishiWorkHistory';
}

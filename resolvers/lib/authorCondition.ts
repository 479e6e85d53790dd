import { util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import type { Entity } from '../../model/Entity';
import type { Item } from './Item';

const HOUR = 3600000;

/**
 * What a write demands of a record that has an author, from everybody but administrators: that the caller wrote
 * it, and not too long ago.
 */
export function authorCondition({ author }: Pick<Entity, 'author'>, who: Caller): Item {
  if (!author || who.isAdmin) return {};
  const mine: Item = { [author.sub]: { eq: who.sub } };
  if (author.hours === 0) return mine;
  const since = util.time.nowEpochMilliSeconds() - author.hours * HOUR;
  return { ...mine, createdAt: { gt: util.time.epochMilliSecondsToISO8601(since) } };
}

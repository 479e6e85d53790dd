import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { EngagementLimits } from '../../model/limits/EngagementLimits';
import { authorize } from '../lib/authorize';
import { changed } from '../lib/changed';
import { changes } from '../lib/changes';
import { checkLimits } from '../lib/checkLimits';
import { conditionOf } from '../lib/conditionOf';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { rowSide } from '../lib/rowSide';
import { withCondition } from '../lib/withCondition';
import { checkPeriod } from './lib/checkPeriod';
import { engagementFor } from './lib/engagementFor';
import { ownWords } from './lib/ownWords';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** The talent writes the own words about an engagement; what was agreed is the job's side's to write, whose name is not. */
const AGREED = Object.keys(EngagementLimits)
  .filter((field) => !ownWords.includes(field))
  .concat(['startDate', 'endDate', 'isContinuation', 'salaryType']);

export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { id, ...values } = ctx.args.input;
  const isOwn = isIdOf(EnishiWorkHistory, id) && partitionOf(id) === who.sub;
  const isOfSide = !isOwn && !who.isAdmin && who.inClientArea;
  checkLimits(EngagementLimits, values);
  checkPeriod(values);
  const asked = conditionOf(ctx.args.condition);
  editable(isOfSide ? [...ownWords, 'organizationName'] : AGREED, values, who);
  const isTheirs = isOwn || who.isAdmin || isOfSide;
  if (!isIdOf(EnishiWorkHistory, id) || !isTheirs) fail('NotFound', 'There is no such record.');
  const ofOrganization = who.organizationId === '' ? [] : [{ organizationId: { eq: who.organizationId } }];
  const side = { or: [{ sideIds: { contains: who.sub } }, ...ofOrganization] };
  ctx.stash.isOfSide = isOfSide;
  ctx.stash.who = who;
  const { startDate, endDate, isContinuation } = values;
  const ends = endDate && isContinuation === undefined ? { isContinuation: false } : {};
  const named = values.organizationName ? { isNamedByHand: true } : {};
  const later = endDate && !startDate ? { not: { startDate: { gt: endDate } } } : {};
  const still = { ...later, ...(isOfSide ? side : {}), pk: { attributeExists: true } };
  return update({
    key: addressOf(EnishiWorkHistory, id),
    update: {
      ...changes({ ...values, ...ends, ...named }, ['userId', 'openJobId', 'owners']),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: withCondition(still, asked),
  });
}

/** An end before the stored beginning is told apart from a record that has moved on by what is stored. */
export function response(ctx: Context<Args>) {
  const { isOfSide, who } = ctx.stash;
  const isOthers = ctx.result && isOfSide && rowSide(who, ctx.result) === 'none';
  if (isOthers) return fail('NotFound', 'There is no such record.');
  if (ctx.error && ctx.result)
    checkPeriod({ startDate: ctx.result.startDate, endDate: ctx.args.input.endDate });
  return engagementFor(changed(ctx), who);
}

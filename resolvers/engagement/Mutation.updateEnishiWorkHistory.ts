import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { EngagementLimits } from '../../model/limits/EngagementLimits';
import { authorize } from '../lib/authorize';
import { changed } from '../lib/changed';
import { changes } from '../lib/changes';
import { checkLimits } from '../lib/checkLimits';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';
import { checkPeriod } from './lib/checkPeriod';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** The talent writes the own words about an engagement; what was agreed is its organization's to write. */
const OWN_WORDS = ['comment', 'description'];
const AGREED = Object.keys(EngagementLimits)
  .filter((field) => field !== 'comment' && field !== 'description')
  .concat(['startDate', 'endDate', 'isContinuation', 'salaryType']);

export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'client', 'admin']);
  const isOwn = isIdOf(EnishiWorkHistory, ctx.args.input.id) && partitionOf(ctx.args.input.id) === who.sub;
  const organization = isOwn || who.isAdmin ? '' : who.organizationId;
  const { id, ...values } = ctx.args.input;
  checkLimits(EngagementLimits, values);
  checkPeriod(values);
  editable(organization === '' ? AGREED : OWN_WORDS, values, who);
  const isTheirs = isOwn || who.isAdmin || organization !== '';
  if (!isIdOf(EnishiWorkHistory, id) || !isTheirs) fail('NotFound', 'There is no such record.');
  const ofSide = organization === '' ? {} : { organizationId: { eq: organization } };
  ctx.stash.organization = organization;
  const { startDate, endDate, isContinuation } = values;
  const ends = endDate && isContinuation === undefined ? { isContinuation: false } : {};
  const later = endDate && !startDate ? { not: { startDate: { gt: endDate } } } : {};
  return update({
    key: addressOf(EnishiWorkHistory, id),
    update: {
      ...changes({ ...values, ...ends }, ['userId', 'openJobId', 'owners']),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: { ...conditionOf(ctx.args.condition), ...later, ...ofSide, pk: { attributeExists: true } },
  });
}

/** An end before the stored beginning is told apart from a record that has moved on by what is stored. */
export function response(ctx: Context<Args>) {
  const { organization } = ctx.stash;
  const isOthers = ctx.result && organization !== '' && ctx.result.organizationId !== organization;
  if (isOthers) return fail('NotFound', 'There is no such record.');
  if (ctx.error && ctx.result)
    checkPeriod({ startDate: ctx.result.startDate, endDate: ctx.args.input.endDate });
  return changed(ctx);
}

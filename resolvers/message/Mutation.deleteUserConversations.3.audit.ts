import { type Context, runtime } from '@aws-appsync/utils';
import { partitionOf } from '../../model/ids';
import { fail, getCaller, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

interface Args {
  input: { id: string };
}

/**
 * Checks that the caller may remove this member, and writes an audit entry if an administrator or consultant
 * removes somebody else. Members who leave are not logged.
 */
export function request(ctx: Context<Args>) {
  const { isDecided, isConsultants } = ctx.stash;
  const isTheirs = isDecided || isConsultants;
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const { id } = ctx.args.input;
  const { sub } = getCaller(ctx);
  const userId = `${id.split('.')[1]}`;
  if (userId === sub) runtime.earlyReturn(ctx.prev.result);
  return auditEntry({ actor: sub, action: 'removeMember', subject: partitionOf(id), detail: userId });
}

export function response(ctx: Context<Args>) {
  resultOrFail(ctx);
  return ctx.prev.result;
}

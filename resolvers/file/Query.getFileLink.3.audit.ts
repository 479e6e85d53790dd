import { type Context, runtime } from '@aws-appsync/utils';
import { partitionOf } from '../../model/ids';
import { getCaller, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { type FileArgs, isOwnFile } from './lib/files';

/**
 * Writes an audit entry when an administrator opens another person's private file, before the link to the file is
 * created.
 */
export function request(ctx: Context<FileArgs>) {
  const who = getCaller(ctx);
  const { type, id, field } = ctx.args;
  const shown = ctx.prev.result;
  const key = `${shown[field] ?? ''}`;
  const isOthers = who.isAdmin && partitionOf(id) !== who.sub;
  const isPrivate = key.startsWith('private/') && isOwnFile({ ...shown, id }, key);
  if (!isOthers || !isPrivate) runtime.earlyReturn(shown);
  return auditEntry({ actor: who.sub, action: 'readFile', subject: id, detail: `${type}.${field}` });
}

export function response(ctx: Context<FileArgs>) {
  resultOrFail(ctx);
  return ctx.prev.result;
}

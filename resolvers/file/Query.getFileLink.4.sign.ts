import { type Context, runtime } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { type FileArgs, isOwnFile } from './lib/files';

/** Signs the file's key, when the field was shown and the file is one of the record's own; null otherwise. */
export function request(ctx: Context<FileArgs>) {
  const shown = ctx.prev.result;
  const key = shown[ctx.args.field];
  if (!isOwnFile({ ...shown, id: ctx.args.id }, key)) return runtime.earlyReturn(null);
  return { operation: 'Invoke', payload: { sub: '', link: { key, filename: shown.filename } } };
}

export const response = (ctx: Context<FileArgs>) => resultOrFail(ctx);

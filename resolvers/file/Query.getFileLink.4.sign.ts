import { type Context, runtime } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { type FileArgs, isOwnFile } from './lib/files';

/**
 * Asks the function sign-files for a signed link to the file. Null if the caller may not read the field that
 * contains the file's S3 key, or if the file does not belong to the record with this field.
 */
export function request(ctx: Context<FileArgs>) {
  const shown = ctx.prev.result;
  const key = shown[ctx.args.field];
  if (!isOwnFile({ ...shown, id: ctx.args.id }, key)) return runtime.earlyReturn(null);
  return { operation: 'Invoke', payload: { sub: '', link: { key, filename: shown.filename } } };
}

export const response = (ctx: Context<FileArgs>) => resultOrFail(ctx);

import type { Context } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/resolver';

/**
 * Sends no request: this pipeline step only prepares the input of a mutation that writes a record with a
 * file.
 */
export function request() {
  return { payload: null };
}

/**
 * Puts the safe form of the file name in the input into the stash, with the extension of the S3 key. A later
 * step stores this name.
 */
export function response(ctx: Context<{ input: Item }>) {
  const { file, filename } = ctx.args.input;
  ctx.stash.named =
    typeof filename === 'string' ? { filename: safeFileName(filename, extensionOf(`${file ?? ''}`)) } : {};
  return null;
}

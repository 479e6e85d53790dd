import { type Context, util } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/resolver';

/** Sends no request; the work is done in `response`. */
export function request() {
  return { payload: null };
}

/**
 * For a mutation that writes a record with a file: puts the safe form of the input's file name into the
 * stash, with the extension of the file's S3 key. A later step stores it.
 */
export function response(ctx: Context<{ input: Item }>) {
  const { file, filename } = ctx.args.input;
  ctx.stash.named =
    typeof filename === 'string'
      ? { filename: safeFileName(util.str.normalize(filename, 'nfc'), extensionOf(`${file ?? ''}`)) }
      : {};
  return null;
}

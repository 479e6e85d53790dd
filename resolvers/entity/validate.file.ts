import type { Context } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/resolver';

/** Reads nothing: this pipeline step only prepares the input of a mutation that writes a record with a file. */
export function request() {
  return { payload: null };
}

/** Replaces the file name in the input by its safe form, with the extension of the S3 key. */
export function response(ctx: Context<{ input: Item }>) {
  const { file, filename } = ctx.args.input;
  ctx.stash.named =
    typeof filename === 'string' ? { filename: safeFileName(filename, extensionOf(`${file ?? ''}`)) } : {};
  return null;
}

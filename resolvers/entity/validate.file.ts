import type { Context } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/resolver';

/** Passes on without reading anything: this step only validates the input of a record that refers to a file. */
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

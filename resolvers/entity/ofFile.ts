import type { Context } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/Item';

/** Before a record that holds a file is written: nothing is read for it. */
export function request() {
  return { payload: null };
}

/** What the file is called is kept as others will see it: safe, and ending as the file's key does. */
export function response(ctx: Context<{ input: Item }>) {
  const { file, filename } = ctx.args.input;
  ctx.stash.named =
    typeof filename === 'string' ? { filename: safeFileName(filename, extensionOf(`${file ?? ''}`)) } : {};
  return null;
}

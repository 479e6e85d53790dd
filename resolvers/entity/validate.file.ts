import type { Context } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { safeFileName } from '../../model/safeFileName';
import type { Item } from '../lib/resolver';

/** Validates a write of a record that holds a file; reads nothing. */
export function request() {
  return { payload: null };
}

/** Stores the file's name in its safe form, with the extension of the file's key. */
export function response(ctx: Context<{ input: Item }>) {
  const { file, filename } = ctx.args.input;
  ctx.stash.named =
    typeof filename === 'string' ? { filename: safeFileName(filename, extensionOf(`${file ?? ''}`)) } : {};
  return null;
}

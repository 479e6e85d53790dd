import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  text: string;
}

/** Invokes the function that finds talents, jobs and conversations by their names. A blank text finds nothing. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const text = ctx.args.text.trim();
  if (text === '') runtime.earlyReturn([]);
  return { operation: 'Invoke', payload: { text } };
}

export const response = (ctx: Context<Args>) => resultOrFail<Item[]>(ctx);

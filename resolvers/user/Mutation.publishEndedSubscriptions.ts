import { type Context, extensions } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';

interface Args {
  input: { userId: string; endedAt: number; fields: string[] };
}

/** Accepts the notice that a person's sessions have ended. Only the publishing role may call this mutation. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  return { payload: ctx.args.input };
}

/** Ends the person's open subscriptions to the named fields. AppSync takes at most five in a request. */
export function response(ctx: Context<Args>) {
  const { userId, endedAt, fields } = ctx.args.input;
  fields.forEach((subscriptionField) =>
    extensions.invalidateSubscriptions({ subscriptionField, payload: { endedFor: userId, endedAt } }),
  );
  return ctx.result;
}

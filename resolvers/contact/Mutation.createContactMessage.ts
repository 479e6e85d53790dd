import type { Context } from '@aws-appsync/utils';
import { ContactMessageLimits } from '../../model/limits/ContactMessageLimits';
import { resultOrFail } from '../lib/resultOrFail';
import { authorizeAndValidate } from '../lib/authorizeAndValidate';
import { connectionOf } from '../lib/connectionOf';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';

interface Args {
  input: {
    name: string;
    email: string;
    organizationName?: string | null;
    subject?: string | null;
    message: string;
  };
}

interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests';
}

/** A question to the house, from anybody. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { input } = ctx.args;
  Object.entries(ContactMessageLimits).forEach(([field, most]) => {
    const value = `${input[field as keyof typeof ContactMessageLimits] ?? ''}`;
    const isMissing = value.trim() === '' && (field === 'name' || field === 'message');
    if (isMissing || value.length > most) invalid(`input.${field}`, `1..${most}`);
  });
  return { operation: 'Invoke', payload: { sub: who.sub, address: connectionOf(ctx), ...input } };
}

export function response(ctx: Context<Args>) {
  const outcome = resultOrFail<Outcome>(ctx);
  if (outcome.refused) fail(outcome.refused, 'Too many messages in an hour.');
  return { accepted: outcome.accepted };
}

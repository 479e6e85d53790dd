import type { Context } from '@aws-appsync/utils';
import { ContactFormLimits } from '../../model/limits/ContactFormLimits';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { isLongerThan } from '../../model/isLongerThan';

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
  retryAt?: string;
}

/**
 * Validates a message that somebody, with or without an account, sends with the contact form, and invokes the
 * function that forwards it.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { input } = ctx.args;
  Object.entries(ContactFormLimits).forEach(([field, most]) => {
    const value = `${input[field as keyof typeof ContactFormLimits] ?? ''}`;
    const isMissing = value.trim() === '' && (field === 'name' || field === 'message');
    if (isMissing || isLongerThan(value, most)) invalid(`input.${field}`, `1..${most}`);
  });
  return { operation: 'Invoke', payload: { sub: who.sub, address: sourceIpOf(ctx), ...input } };
}

export function response(ctx: Context<Args>) {
  const outcome = resultOrFail<Outcome>(ctx);
  const { refused, retryAt = '' } = outcome;
  if (refused) fail(refused, 'Too many messages in an hour.', { retryAt });
  return { accepted: outcome.accepted };
}

import { isLongerThan } from '../../model/isLongerThan';
import { ContactFormLimits } from '../../model/limits/ContactFormLimits';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';

interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests';
  retryAt?: string;
}

export const createContactMessage = operation('Mutation.createContactMessage', {
  grants: ['guest', 'signedIn'],
}).unit('Contact', {
  /**
   * Validates a message that somebody, with or without an account, sends with the contact form, and invokes the
   * function that forwards it.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { input } = ctx.args;
    Object.entries(ContactFormLimits).forEach(([field, most]) => {
      const value = input[field as keyof typeof ContactFormLimits] ?? '';
      const isMissing = value.trim() === '' && (field === 'name' || field === 'message');
      if (isMissing || isLongerThan(value, most)) invalid(`input.${field}`, `1..${most}`);
    });
    return { operation: 'Invoke', payload: { sub: who.sub, address: sourceIpOf(ctx), ...input } };
  },

  response(ctx) {
    const outcome = resultOrFail<Outcome>(ctx);
    const { refused, retryAt = '' } = outcome;
    if (refused) fail(refused, 'Too many messages in an hour.', { retryAt });
    return { accepted: outcome.accepted };
  },
});

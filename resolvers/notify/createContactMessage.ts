import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { isLongerThan } from '../../model/isLongerThan';
import { ContactFormLimits } from '../../model/limits/ContactFormLimits';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';

interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests';
  retryAt?: string;
  number?: string;
  dueOn?: string;
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
    const isReport = input.kind === 'JOB_REPORT';
    if (isReport !== (input.openJobID !== null && input.openJobID !== undefined))
      invalid('input.openJobID', 'JOB_REPORT');
    if (isReport && !isIdOf(OpenJob, input.openJobID ?? '')) invalid('input.openJobID', 'id');
    return { operation: 'Invoke', payload: { sub: who.sub, address: sourceIpOf(ctx), ...input } };
  },

  response(ctx) {
    const outcome = resultOrFail<Outcome>(ctx);
    const { accepted, refused, retryAt = '', number, dueOn } = outcome;
    if (refused) fail(refused, 'Too many messages in an hour.', { retryAt });
    return { accepted, number, dueOn };
  },
});

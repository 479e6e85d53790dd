import { operation } from '../lib/operation';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import { searchOperation, searchResultOrFail } from './lib/search';

/** The maximum number of mail addresses in one call. */
const MOST = 500;

interface Answer {
  hits: { hits: { _source: { email: string } }[] };
}

export const listRegisteredEmails = operation('Query.listRegisteredEmails', { grants: ['admin'] }).unit(
  'Search',
  {
    /**
     * Asks the administrators' index of talents, in one request, for those who have one of the addresses. Nothing but
     * the addresses is read.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { emails } = ctx.args;
      if (emails.length === 0 || emails.length > MOST) invalid('emails', `1..${MOST}`);
      return searchOperation(ctx, 'users-admin', {
        query: { bool: { filter: [{ terms: { email: emails.map((email) => email.toLowerCase()) } }] } },
        _source: ['email'],
        size: MOST,
        track_total_hits: false,
      });
    },

    response: (ctx) => searchResultOrFail<Answer>(ctx).hits.hits.map(({ _source }) => _source.email),
  },
);

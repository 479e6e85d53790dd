import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, resultOrFail, tableName } from '../lib/resolver';
import { noteContention, stamp } from '../lib/write/record';
import { checkRegistration, registrationWrites } from './lib/userInput';
import { resolveCreatedUser } from './resolveCreatedUser';

interface Outcome {
  sub: string;
  refused?: 'Conflict';
}

export const createTalent = operation('Mutation.createTalent', { grants: ['admin'], also: ['Catalog'] })
  .stash<{ by: string; record: Rows['User'] }>()
  .step('account', 'Accounts', {
    /**
     * Lets an administrator invite a talent: creates the account in the user pool, which sends the invitation. If a
     * confirmed account has this email, the error is `Conflict`.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { email, ...profile } = ctx.args.input;
      checkRegistration(profile, [who.sub]);
      ctx.stash.by = who.sub;
      return {
        operation: 'Invoke',
        payload: {
          action: 'createTalent',
          actor: who.sub,
          email: email.toLowerCase(),
          name: `${profile.lastName} ${profile.firstName}`,
        },
      };
    },

    response(ctx) {
      const outcome = resultOrFail<Outcome>(ctx);
      if (outcome.refused) fail(outcome.refused, 'The owner of this address has an account already.');
      return outcome;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the profile of a talent who was invited by an administrator, and an empty row for the times of their
     * visits. The talent accepts the terms at the first visit.
     */
    request(ctx) {
      const { clientToken, email, ...profile } = ctx.args.input;
      const { sub } = ctx.prev.result;
      const items = registrationWrites(ctx, profile, {
        sub,
        by: ctx.stash.by,
        clientToken,
        email: email.toLowerCase(),
      });
      const visit = stamp({}, { __typename: 'LastVisit', id: sub, createdBy: ctx.stash.by });
      const key = { pk: `${sub}#private`, sk: 'LastVisit' };
      return transactWrite({
        items: [...items, { putItem: { table: tableName(ctx, 'Talent'), key, item: visit } }],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', resolveCreatedUser);

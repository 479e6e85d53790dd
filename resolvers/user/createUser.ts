import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import type { Rows } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { noteContention, stamp } from '../lib/write/record';
import { checkRegistration, registrationWrites } from './lib/userInput';
import { resolveCreatedUser } from './resolveCreatedUser';

export const createUser = operation('Mutation.createUser', { grants: ['owner', 'admin'], also: ['Catalog'] })
  .stash<{ record: Rows['User'] }>()
  .step('write', 'Talent', {
    /**
     * Registers a talent. One transaction stores the User record, the contact data in UserPrivate, the
     * reservation of a first portfolio path, and the first visit. Administrators may register another person.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { clientToken, ...input } = ctx.args.input;
      assertWritableFields(User.adminOnlyInputs, input, who);
      const sub = who.isAdmin && input.sub ? input.sub : who.sub;
      if (sub.includes('#') || sub.includes('.')) fail('Unauthorized', 'Not your own.');
      if (input.isAgreedTerms !== true) invalid('input.isAgreedTerms', 'required');
      checkRegistration(input, [who.sub, sub]);
      const writes = registrationWrites(ctx, input, { sub, by: who.sub, clientToken });
      const visit = stamp(
        { lastVisitedAt: ctx.stash.record.createdAt },
        { __typename: 'LastVisit', id: sub, createdBy: who.sub },
      );
      return transactWrite({
        items: [
          ...writes,
          {
            putItem: {
              table: tableName(ctx, 'Talent'),
              key: { pk: `${sub}#private`, sk: 'LastVisit' },
              item: visit,
            },
          },
        ],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', resolveCreatedUser);

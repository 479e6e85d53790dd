import { util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { gracePeriod } from '../../model/gracePeriod';
import { isIdOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { endedSessions } from '../lib/write/endedSessions';
import { resolveChangedUser } from './resolveChangedUser';

/**
 * Returns the day (UTC) on which an account is erased if its deletion is requested at `askedAt`.
 * @param askedAt the time of the request, in milliseconds since 1970
 */
function erasureDate(askedAt: number): string {
  return util.time.epochMilliSecondsToISO8601(askedAt + gracePeriod).slice(0, 10);
}

export const deleteUser = operation('Mutation.deleteUser', {
  logged: 'requestDeletion',
  grants: ['owner', 'admin'],
  also: ['Insight'],
})
  .step('write', 'Talent', {
    /**
     * Stores the request to delete an account, and a row by which the scheduled function erase-accounts finds the
     * account after 14 days. Administrators and members who ask for their own erasure lose their sessions with it: until
     * they take it back, new tokens have only the rights of a talent (`LEAVING_GROUP`).
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const asked = dynamoCondition(ctx.args.condition);
      const { sub } = ctx.args.input;
      if (!isIdOf(User, sub) || !mayTouch(['owner', 'admin'], who, sub))
        fail('NotFound', 'There is no such record.');
      const now = util.time.nowISO8601();
      const wish = {
        deletionRequestedAt: operations.replace(now),
        updatedAt: operations.replace(now),
        version: operations.increment(1),
      };
      const isActive = { pk: { attributeExists: true }, deletionRequestedAt: { attributeExists: false } };
      const hasPower = who.sub === sub && (who.isAdmin || who.organizationId !== '');
      const due = erasureDate(util.time.nowEpochMilliSeconds());
      return transactWrite({
        items: [
          {
            updateItem: {
              table: tableName(ctx, 'Talent'),
              key: { pk: sub, sk: 'User' },
              update: wish,
              condition: { ...asked, ...isActive },
            },
          },
          {
            putItem: {
              table: tableName(ctx, 'Insight'),
              key: { pk: `Erase#${due}`, sk: sub },
              item: { __typename: 'Erase', sub, requestedAt: now, requestedBy: who.sub },
            },
          },
          ...(hasPower ? endedSessions(ctx, sub) : []),
        ],
      });
    },

    /**
     * Returns whether the deletion request was stored. The next step reads the User, to return it or to find out
     * why the request was refused.
     */
    response(ctx) {
      return { isWritten: !ctx.error };
    },
  })
  .step('resolveConflict', resolveChangedUser);

import { util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { UserNotice } from '../../model/entities/UserNotice';
import { isIdOf, keyOf, parentIdOf } from '../../model/ids';
import { NoticeLimits } from '../../model/limits/NoticeLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, getCaller, invalid, resultOrFail, tableName } from '../lib/resolver';
import { isContention } from '../lib/write/record';

export const updateUserNotice = operation('Mutation.updateUserNotice', { grants: ['signedIn'] }).unit(
  'Insight',
  {
    /**
     * Marks the named notices of the caller as read or as unread. One transaction marks them, so that either all
     * of them change or none.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { ids, isRead } = ctx.args.input;
      if (ids.length === 0 || ids.length > NoticeLimits.perCall)
        invalid('input.ids', `1..${NoticeLimits.perCall}`);
      if (ids.filter((id, place) => ids.indexOf(id) !== place).length > 0) invalid('input.ids', 'unique');
      if (ids.filter((id) => !isIdOf(UserNotice, id) || parentIdOf(id) !== who.sub).length > 0)
        fail('NotFound', 'There is no such record.');
      const now = util.time.nowISO8601();
      return transactWrite({
        items: ids.map((id) => ({
          updateItem: {
            table: tableName(ctx, 'Insight'),
            key: keyOf(UserNotice, id),
            update: {
              isRead: operations.replace(isRead),
              updatedAt: operations.replace(now),
              version: operations.increment(1),
            },
            condition: { pk: { attributeExists: true } },
          },
        })),
      });
    },

    /**
     * Returns what was marked; onUpdateUserNotice sends it to the caller's other windows. If one of the notices
     * no longer exists, nothing is marked, and the error is `NotFound`.
     */
    response(ctx) {
      if (ctx.error && isContention(ctx)) fail('Conflict', 'Another write came at the same moment.');
      if (ctx.error?.type === 'DynamoDB:TransactionCanceledException')
        fail('NotFound', 'There is no such record.');
      resultOrFail(ctx);
      const { ids, isRead } = ctx.args.input;
      return { userId: getCaller(ctx).sub, ids, isRead };
    },
  },
);

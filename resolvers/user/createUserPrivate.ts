import { util } from '@aws-appsync/utils';
import { batchGet, operations, update } from '@aws-appsync/utils/dynamodb';
import { type Caller, mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { isIdOf, keyOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail, tableName } from '../lib/resolver';
import { checkUser } from './lib/userInput';

const GIVEN = ['tel', 'address', 'nearestStation'] as const;

const COPIED = ['name', 'phoneticName', 'belongsTo'] as const;

export const createUserPrivate = operation('Mutation.createUserPrivate', {
  grants: ['owner', 'admin'],
  logged: 'changeContact',
})
  .stash<{ who: Caller }>()
  .step('read', 'Talent', {
    /** Reads the talent's profile and stored contact data. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { input } = ctx.args;
      checkUser(input, []);
      assertWritableFields([], input, who);
      if (!isIdOf(User, input.sub) || !mayTouch(['owner', 'admin'], who, input.sub)) {
        fail('Unauthorized', 'A record belongs to whoever writes it.');
      }
      ctx.stash.who = who;
      const keys = [keyOf(User, input.sub), keyOf(UserPrivate, input.sub)];
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true } } });
    },

    response(ctx) {
      const [user, row] = batchItems<['User', 'UserPrivate']>(ctx, 'Talent');
      return user ? { user, row } : fail('Unauthorized', 'There is no such profile for the caller.');
    },
  })
  .step('write', 'Talent', {
    /**
     * Adds missing values to UserPrivate: contact data from the input, names and the current employer from the
     * profile. Values that are already stored are kept.
     */
    request(ctx) {
      const { user, row } = ctx.prev.result;
      const input: StoredRow = ctx.args.input;
      const { sub } = ctx.args.input;
      const now = util.time.nowISO8601();
      const first: StoredRow = {
        __typename: 'UserPrivate',
        id: sub,
        sub,
        createdAt: now,
        createdBy: ctx.stash.who.sub,
      };
      const values: StoredRow = row ? {} : { ...first, version: 1 };
      GIVEN.forEach((field) => {
        if (input[field] && !row?.[field]) values[field] = input[field];
      });
      COPIED.forEach((field) => {
        if (user[field] && !row?.[field]) values[field] = user[field];
      });
      const touched: StoredRow = { updatedAt: operations.replace(row ? row.updatedAt : now) };
      Object.entries(values).forEach(([field, value]) => {
        touched[field] = operations.replace(value);
      });
      if (row && Object.keys(values).length > 0) {
        touched.updatedAt = operations.replace(now);
        touched.version = operations.increment(1);
      }
      return update({ key: keyOf(UserPrivate, sub), update: touched });
    },

    response: (ctx) => resultOrFail(ctx),
  });

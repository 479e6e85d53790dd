import { operation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPrefactures } from '../../model/entities/UserPrefactures';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, type StoredRow, resultOrFail, fail } from '../lib/resolver';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';
import { assertWritableFields } from '../lib/access/ownership';
import { dynamoCondition, toUpdate, updateRecord, updatedOrFail } from '../lib/write/record';

type Args = Context<{ input: { id: string; isSelected?: boolean | null } }>;

export const updateUserPrefactures = operation('Mutation.updateUserPrefactures', {
  grants: ['owner', 'admin'],
})
  .step('places', 'Talent', {
    /**
     * If the input deselects a prefecture, reads whether the talent wants to work at an office, and which
     * prefectures the talent has selected. Skipped for the record of another person, which the next step refuses.
     */
    request(ctx: Args) {
      const who = authorizeAndValidate(ctx);
      const { id, isSelected } = ctx.args.input;
      const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
      if (isSelected === undefined || isSelected === true || !isTheirs) runtime.earlyReturn(null);
      return queryWishedPlaces(partitionOf(id));
    },

    /** Throws `InvalidInput` if the talent wants to work at an office and deselects the last prefecture. */
    response(ctx: Args) {
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const user = items.filter(({ __typename }) => __typename === 'User')[0];
      checkWorkPlace('input.isSelected', user?.hopeLocationType, items, ctx.args.input.id);
      return null;
    },
  })
  .step('write', 'Talent', {
    /** Selects or deselects a prefecture in which a talent can work. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, ...values } = ctx.args.input;
      const asked = dynamoCondition(ctx.args.condition);
      assertWritableFields([], values, who);
      const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
      if (!isTheirs) fail('NotFound', 'There is no such record.');
      return updateRecord(UserPrefactures, id, toUpdate(values, ['prefactureID', 'userID', 'owner']), {
        ...asked,
        pk: { attributeExists: true },
      });
    },

    response: updatedOrFail,
  });

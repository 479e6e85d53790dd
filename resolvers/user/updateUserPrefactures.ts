import { runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPrefactures } from '../../model/entities/UserPrefactures';
import { isIdOf, partitionOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';

export const updateUserPrefactures = operation('Mutation.updateUserPrefactures', {
  grants: ['owner', 'admin'],
})
  .step('places', 'Talent', {
    /**
     * If the input deselects a prefecture, reads whether the talent wants to work at an office, and which
     * prefectures the talent has selected. Skipped for the record of another person, which the next step refuses.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, isSelected } = ctx.args.input;
      const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
      if (isSelected === undefined || isSelected === true || !isTheirs) runtime.earlyReturn(null);
      return queryWishedPlaces(partitionOf(id));
    },

    /** Throws `InvalidInput` if the talent wants to work at an office and deselects the last prefecture. */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      const user = items.filter((row): row is Rows['User'] => row.__typename === 'User')[0];
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

import { mayTouch } from '../../model/access';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { isIdOf, partitionOf } from '../../model/ids';
import { assertWritableFields } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';

export const updateUserFavoriteOpenJobs = operation('Mutation.updateUserFavoriteOpenJobs', {
  grants: ['owner'],
}).unit('Talent', {
  /** Removes or restores the caller's keep of a job, by setting its flag `isFavorite`. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { id, ...values } = ctx.args.input;
    const asked = dynamoCondition(ctx.args.condition);
    assertWritableFields([], values, who);
    const isTheirs = isIdOf(UserFavoriteOpenJobs, id) && mayTouch(['owner'], who, partitionOf(id));
    if (!isTheirs) fail('NotFound', 'There is no such record.');
    return updateRecord(UserFavoriteOpenJobs, id, toUpdate(values, ['userID', 'openJobID', 'owner']), {
      ...asked,
      pk: { attributeExists: true },
    });
  },

  response: updatedOrFail,
});

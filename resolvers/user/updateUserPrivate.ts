import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { isIdOf } from '../../model/ids';
import { mailTopics } from '../../model/mailTopics';
import { assertWritableFields } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkUser } from './lib/userInput';

export const updateUserPrivate = operation('Mutation.updateUserPrivate', {
  grants: ['owner', 'admin'],
  logged: 'changeContact',
}).unit('Talent', {
  /**
   * Changes a talent's contact data and the topics about which the talent gets mail. Only that talent and
   * administrators may do this. A topic that is named twice is stored once.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { sub, ...values } = ctx.args.input;
    checkUser(values, []);
    const asked = dynamoCondition(ctx.args.condition);
    assertWritableFields([], values, who);
    const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
    if (!isTheirs) fail('NotFound', 'There is no such record.');
    const { mailedOn } = values;
    if (mailedOn) values.mailedOn = mailTopics.filter((topic) => mailedOn.includes(topic));
    return updateRecord(UserPrivate, sub, toUpdate(values, ['owner']), {
      ...asked,
      pk: { attributeExists: true },
    });
  },

  response: updatedOrFail,
});

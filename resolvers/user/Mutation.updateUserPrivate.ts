import type { Context } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { type MailTopic, mailTopics } from '../../model/mailTopics';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate, updateRecord } from '../lib/write/record';
import { assertWritableFields } from '../lib/access/ownership';
import { checkUser } from './lib/userInput';

export { updatedOrFail as response } from '../lib/write/record';

interface Args {
  input: Item & { sub: string; mailedOn?: MailTopic[] | null };
  condition?: Item | null;
}

/**
 * Changes a talent's contact data and the topics about which the talent gets mail. Only that talent and
 * administrators may do this. A topic that is named twice is stored once.
 */
export function request(ctx: Context<Args>) {
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
}

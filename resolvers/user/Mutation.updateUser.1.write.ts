import { type Context, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserAdminWrites } from '../../model/visibility/UserAdminWrites';
import { authorize } from '../lib/authorize';
import { changes } from '../lib/changes';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import { checkUser } from './lib/checkUser';
import { names } from './lib/names';
import { splitContact } from './lib/splitContact';

interface Args {
  input: Item & { sub: string };
  condition?: Item | null;
}

/** Changes the profile, and in the same transaction its copies and contact data on UserPrivate. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { sub, ...input } = ctx.args.input;
  checkUser(input);
  editable(UserAdminWrites, input, who);
  if (!mayTouch(['owner', 'admin'], who, sub)) fail('NotFound', 'There is no such record.');
  const { profile, contact } = splitContact({ ...input, ...names(input) });
  const name = table(ctx, 'Talent');
  const now = util.time.nowISO8601();
  const touch = { updatedAt: operations.replace(now), version: operations.increment(1) };
  const user = {
    updateItem: {
      table: name,
      key: { pk: sub, sk: 'User' },
      update: { ...changes(profile, ['owner']), ...touch },
      condition: { ...(ctx.args.condition ?? {}), pk: { attributeExists: true } },
    },
  };
  if (Object.keys(contact).length === 0) return transactWrite({ items: [user] });
  const desk = {
    updateItem: {
      table: name,
      key: { pk: `${sub}#desk`, sk: 'UserPrivate' },
      update: { ...changes(contact, []), ...touch },
      condition: { pk: { attributeExists: true } },
    },
  };
  return transactWrite({ items: [user, desk] });
}

/** Whether it was written is told by the next step, which reads the record in any case. */
export function response(ctx: Context<Args>) {
  return { isWritten: !ctx.error };
}

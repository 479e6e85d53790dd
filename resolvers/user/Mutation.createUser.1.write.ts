import { type Context, runtime } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { UserAdminWrites } from '../../model/visibility/UserAdminWrites';
import { authorize } from '../lib/authorize';
import { changes } from '../lib/changes';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { invalid } from '../lib/invalid';
import { stamp } from '../lib/stamp';
import { table } from '../lib/table';
import { checkUser } from './lib/checkUser';
import { names } from './lib/names';
import { splitContact } from './lib/splitContact';

interface Args {
  input: Item & { sub?: string | null; clientToken?: string | null };
}

const PARTS = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];

/** Registration: the User, the names and contact data on UserPrivate, and the visit, all or nothing. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { clientToken, ...input } = ctx.args.input;
  editable(UserAdminWrites, input, who);
  const sub = who.isAdmin && input.sub ? input.sub : who.sub;
  if (sub.includes('#') || sub.includes('.')) fail('Unauthorized', 'A record belongs to whoever writes it.');
  PARTS.forEach((field) => {
    if (!input[field]) invalid(`input.${field}`, 'required');
  });
  if (input.isAgreedTerms !== true) invalid('input.isAgreedTerms', 'required');
  checkUser(input);
  const { profile, contact } = splitContact({ ...input, ...names(input) });
  const made = { id: sub, createdBy: who.sub, createToken: clientToken };
  const user: Item = { ...stamp(profile, { ...made, __typename: 'User' }), owner: sub, sub };
  ctx.stash.record = user;
  const name = table(ctx, 'Talent');
  const desk = `${sub}#desk`;
  const visit = stamp({ lastVisitedAt: user.createdAt }, { ...made, __typename: 'LastVisit' });
  return transactWrite({
    items: [
      {
        putItem: {
          table: name,
          key: { pk: sub, sk: 'User' },
          item: user,
          condition: { pk: { attributeExists: false } },
        },
      },
      {
        updateItem: {
          table: name,
          key: { pk: desk, sk: 'UserPrivate' },
          update: {
            ...changes({ ...contact, __typename: 'UserPrivate', id: sub, sub }, []),
            createdAt: operations.replace(user.createdAt),
            updatedAt: operations.replace(user.updatedAt),
            createdBy: operations.replace(who.sub),
            version: operations.replace(1),
          },
        },
      },
      { putItem: { table: name, key: { pk: desk, sk: 'LastVisit' }, item: visit } },
    ],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  return null;
}

import type { Context } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { composedNames } from '../../../model/snapshots/composedNames';
import { toUpdate } from '../../lib/toUpdate';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';
import { table } from '../../lib/table';
import { splitContact } from './splitContact';

interface Registered {
  sub: string;
  by: string;
  clientToken?: string | null;
  /** Known from the user pool alone, for somebody who was not there to confirm it. */
  email?: string;
}

/** The writes of a registration: the User, left in the stash as the record, and UserPrivate with its copies. */
export function registration(ctx: Context, input: Item, { sub, by, clientToken, email }: Registered) {
  const { profile, contact } = splitContact({ ...input, ...composedNames(input) });
  const made = { id: sub, createdBy: by, createToken: clientToken, __typename: 'User' };
  const user: Item = { ...stamp(profile, made), owner: sub, sub };
  ctx.stash.record = user;
  const name = table(ctx, 'Talent');
  return [
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
        key: { pk: `${sub}#private`, sk: 'UserPrivate' },
        update: {
          ...toUpdate({ ...contact, email, __typename: 'UserPrivate', id: sub, sub }, []),
          createdAt: operations.replace(user.createdAt),
          updatedAt: operations.replace(user.updatedAt),
          createdBy: operations.replace(by),
          version: operations.replace(1),
        },
      },
    },
  ];
}

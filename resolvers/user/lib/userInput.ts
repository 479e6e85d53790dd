import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { invalid, type Item, tableName } from '../../lib/resolver';
import { checkSalaryRange, checkTexts, checkWorkNumbers } from '../../lib/input/checks';
import { composedNames } from '../../../model/snapshots/composedNames';
import { stamp, toUpdate } from '../../lib/write/record';

const PARTS = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];

/** Refuses what no profile can begin with. */
export function checkRegistration(input: Item): void {
  PARTS.forEach((field) => {
    if (!input[field]) invalid(`input.${field}`, 'required');
  });
  checkUser(input);
}

const PHONE = '^\\+?[0-9]{10,13}$';
const LONGEST = { displayName: 50, description: 2000, otherHopes: 1000 };

/** Repeats on the server what the forms ask of a talent's own data; `InvalidInput` names the field and the rule. */
export function checkUser(input: Item): void {
  checkNames(input);
  checkTexts(input, LONGEST);
  checkWorkNumbers(input);
  if (input.tel && !util.matches(PHONE, `${input.tel}`.split('-').join(''))) invalid('input.tel', 'phone');
  const today = util.time.nowISO8601().slice(0, 10);
  const youngest = `${+today.slice(0, 4) - 15}${today.slice(4)}`;
  if (input.birthDate && `${input.birthDate}` > youngest) invalid('input.birthDate', 'fifteenYearsAgo');
  checkSalaryRange(input);
}

const PAIRS = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
];

/** Names come in pairs, since the whole name is composed of them, and are never cleared; kana is katakana. */
function checkNames(input: Item): void {
  PAIRS.forEach((pair) => {
    if (pair.filter((field) => input[field] !== undefined).length === 0) return;
    pair.forEach((field) => {
      const value = `${input[field] ?? ''}`;
      if (value.trim() === '') invalid(`input.${field}`, 'required');
      if (value.length > 50) invalid(`input.${field}`, '1..50');
      const isKana = field.endsWith('Kana');
      if (isKana && !util.matches('^[ァ-ヶー 　]+$', value)) invalid(`input.${field}`, 'katakana');
    });
  });
}

const CONTACT = ['tel', 'address', 'nearestStation'];
const COPIED = ['name', 'phoneticName', 'belongsTo'];

/** Parts an input: contact data is kept on UserPrivate alone, three names on both (decision T16). */
export function splitContact(values: Item): { profile: Item; contact: Item } {
  const profile: Item = {};
  const contact: Item = {};
  Object.entries(values).forEach(([field, value]) => {
    if (CONTACT.includes(field)) contact[field] = value;
    else profile[field] = value;
    if (COPIED.includes(field)) contact[field] = value;
  });
  return { profile, contact };
}

interface Registered {
  sub: string;
  by: string;
  clientToken?: string | null;
  /** Known from the user pool alone, for somebody who was not there to confirm it. */
  email?: string;
}

/** The writes of a registration: the User, left in the stash as the record, and UserPrivate with its copies. */
export function registrationWrites(ctx: Context, input: Item, { sub, by, clientToken, email }: Registered) {
  const { profile, contact } = splitContact({ ...input, ...composedNames(input) });
  const made = { id: sub, createdBy: by, createToken: clientToken, __typename: 'User' };
  const user: Item = { ...stamp(profile, made), owner: sub, sub };
  ctx.stash.record = user;
  const name = tableName(ctx, 'Talent');
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

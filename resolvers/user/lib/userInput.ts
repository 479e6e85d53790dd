import { util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { User } from '../../../model/entities/User';
import { AgeLimits } from '../../../model/limits/AgeLimits';
import { brokenDisplayName } from '../../../model/rules/brokenDisplayName';
import { isKatakana } from '../../../model/rules/isKatakana';
import { shareFlags } from '../../../model/shareFlags';
import { shortIdOf } from '../../../model/shortIdOf';
import { composedNames } from '../../../model/snapshots/composedNames';
import type { Rows, StoredRow } from '../../generated/types';
import { checkLimits } from '../../lib/input/checks';
import { checkRules } from '../../lib/input/rules';
import { japanDay } from '../../lib/japanDay';
import type { StepContext } from '../../lib/operation';
import { invalid, tableName } from '../../lib/resolver';
import { stamp, toUpdate } from '../../lib/write/record';
import { reservePathWrite } from './portfolioPath';
import { asText } from '../../lib/asText';

const PARTS = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];

/**
 * Throws `InvalidInput` if the input of a registration lacks a required name, or has a value that `checkUser`
 * refuses.
 */
export function checkRegistration(input: StoredRow, subs: readonly string[]): void {
  PARTS.forEach((field) => {
    if (!input[field]) invalid(`input.${field}`, 'required');
  });
  checkUser(input, subs);
}

const PHONE = '^\\+?[0-9]{10,13}$';

/**
 * Throws `InvalidInput`, with the field and the rule, for an invalid value in the input of a profile. The web
 * app's forms check the same rules.
 * @param subs the people whose uploaded files the input may name
 */
export function checkUser(input: StoredRow, subs: readonly string[]): void {
  checkNames(input);
  checkLimits(User.limits, input, subs);
  const shown = asText(input.displayName);
  const broken = shown ? brokenDisplayName(shown, util.str.normalize(shown, 'nfkc')) : null;
  if (broken) invalid('input.displayName', broken);
  if (input.tel && !util.matches(PHONE, asText(input.tel).split('-').join(''))) invalid('input.tel', 'phone');
  const today = japanDay(util.time.nowISO8601());
  const youngest = `${+today.slice(0, 4) - AgeLimits.youngest}${today.slice(4)}`;
  if (input.birthDate && asText(input.birthDate) > youngest) invalid('input.birthDate', 'fifteenYearsAgo');
  checkRules(User.rules, input, {});
}

const PAIRS = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
];

/**
 * Checks the names in an input. Last and first name must be changed together and cannot be removed, because
 * the full name consists of both. The same applies to the kana names, which must also be in katakana.
 */
function checkNames(input: StoredRow): void {
  PAIRS.forEach((pair) => {
    if (pair.filter((field) => input[field] !== undefined).length === 0) return;
    pair.forEach((field) => {
      const value = asText(input[field]);
      if (value.trim() === '') invalid(`input.${field}`, 'required');
      const isKana = field.endsWith('Kana');
      if (isKana && !isKatakana(value)) invalid(`input.${field}`, 'katakana');
    });
  });
}

/**
 * Returns `isCompletedSurvey: true` if the input answers the only question of the registration survey, how
 * the person got to know Enishi; otherwise an empty object.
 */
export const surveyState = ({ triggerForRegistration }: StoredRow): StoredRow =>
  triggerForRegistration ? { isCompletedSurvey: true } : {};

const CONTACT = ['tel', 'address', 'nearestStation'];
const COPIED = ['name', 'phoneticName', 'belongsTo', 'agreedTermsAt'];

/**
 * Splits an input into the values for User and those for UserPrivate. Contact data are stored in UserPrivate only,
 * names, the current employer and the time of the consent to the terms in both (decisions T16, T49).
 */
export function splitContact(values: StoredRow): { profile: StoredRow; contact: StoredRow } {
  const profile: StoredRow = {};
  const contact: StoredRow = {};
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
  /**
   * The email of an invited talent, which the registration must store. For others, a user pool trigger has
   * stored it already.
   */
  email?: string;
}

/**
 * Returns the transaction items of a registration: the User record, the UserPrivate record, and the
 * reservation of a first portfolio path. Puts the User record into the stash.
 */
export function registrationWrites(
  ctx: StepContext<unknown, { record: Rows['User'] }>,
  input: StoredRow,
  { sub, by, clientToken, email }: Registered,
) {
  const { profile, contact } = splitContact({ ...input, ...composedNames(input), ...surveyState(input) });
  const isOwn = sub === by;
  const made = { id: sub, createdBy: by, createToken: clientToken, __typename: 'User' as const };
  const unshared: StoredRow = {};
  shareFlags.forEach((flag) => {
    unshared[flag] = profile[flag] === true;
  });
  const shortID = shortIdOf(util.autoUlid());
  const given: StoredRow = { ...profile, ...unshared, shortID, portfolioPath: shortID };
  // Nobody agrees to the terms for somebody else, who is asked at the first sign-in (decision T49).
  if (!isOwn && given.isAgreedTerms) given.isAgreedTerms = false;
  const user: Rows['User'] = { ...stamp(given, made), owner: sub, sub };
  const agreedTermsAt = isOwn && input.isAgreedTerms === true ? user.createdAt : undefined;
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
          ...toUpdate({ ...contact, email, agreedTermsAt, __typename: 'UserPrivate', id: sub, sub }, []),
          createdAt: operations.replace(user.createdAt),
          updatedAt: operations.replace(user.updatedAt),
          createdBy: operations.replace(by),
          version: operations.replace(1),
        },
      },
    },
    reservePathWrite(tableName(ctx, 'Catalog'), sub, shortID),
  ];
}

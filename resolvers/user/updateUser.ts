import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { basicFields } from '../../model/basicFields';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { SlugLimits } from '../../model/limits/SlugLimits';
import { brokenWorkPlace } from '../../model/rules/brokenWorkPlace';
import { composedNames } from '../../model/snapshots/composedNames';
import type { Rows, StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { checkSlug } from '../lib/input/checks';
import { withRules } from '../lib/input/rules';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { toUpdate } from '../lib/write/record';
import { consentState } from './lib/consentState';
import { movePathWrites } from './lib/portfolioPath';
import { checkUser, splitContact, surveyState } from './lib/userInput';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';
import { resolveChangedUser } from './resolveChangedUser';

/** What is read before: the record, or a Query's result with the wished areas. */
type Found = Partial<NonNullable<ReturnType<typeof queryWishedPlaces>['answer']>>;

/** What the next step must know about the profile as it is now. */
const storedOf = (user: Rows['User'] | null | undefined) => ({
  portfolioPath: user?.portfolioPath ?? null,
  organizationUsersId: user?.organizationUsersId ?? null,
});

/**
 * Returns as nulls, so that they are removed, the copies of catalogue entries that the input makes outdated.
 * A reaction stores the new ones within a second; until then, the names are read from the catalogue.
 */
function outdatedCopies(input: StoredRow): StoredRow {
  return {
    ...(input.userMainJobId === undefined ? {} : { mainJob: null }),
    ...(input.userBaseLocationId === undefined ? {} : { baseLocation: null }),
  };
}

export const updateUser = operation('Mutation.updateUser', { grants: ['owner', 'admin'], also: ['Catalog'] })
  .stash<{ isAlone: boolean }>()
  .step('stored', 'Talent', {
    /**
     * If the input changes the portfolio path or the organization, reads the current one. If the input says that the
     * talent wants to work at an office, also reads the prefectures that the talent has selected, because at least one
     * is required. The next step checks the caller's rights.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { sub, portfolioPath, hopeLocationType, organizationUsersId } = ctx.args.input;
      checkUser(ctx.args.input, [who.sub, sub]);
      if (portfolioPath !== undefined && portfolioPath !== null)
        checkSlug('input.portfolioPath', portfolioPath, SlugLimits.portfolioPath, true);
      const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
      const needsArea = brokenWorkPlace(hopeLocationType, 0) !== null;
      const isMoved = portfolioPath !== undefined || organizationUsersId !== undefined;
      if (!isTheirs || (!isMoved && !needsArea)) return runtime.earlyReturn({});
      return needsArea ? queryWishedPlaces(sub) : getLatestRecord(User, sub);
    },

    response(ctx) {
      const { items } = (resultOrFail(ctx) ?? {}) as Found;
      if (!items) return storedOf(ctx.result as Rows['User'] | null);
      checkWorkPlace('input.hopeLocationType', ctx.args.input.hopeLocationType, items, '');
      return storedOf(items.filter((row) => row.__typename === 'User')[0]);
    },
  })
  .step('write', 'Talent', {
    /**
     * Changes a talent's profile. If the input has contact data or names, a transaction also changes them in
     * UserPrivate; if it has another portfolio path, also its reservation. If it ends a membership of an organization,
     * the same transaction ends the sessions, because their tokens name the organization: from this write on, mutations
     * refuse them (`accountExists`), and the reaction `leaveOrganization` does the rest. All other input is one UpdateItem,
     * which returns the User, so that the next step need not read it.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { sub, ...values } = ctx.args.input;
      const input: StoredRow = values;
      const asked = dynamoCondition(ctx.args.condition);
      assertWritableFields(User.adminOnlyInputs, input, who);
      if (!isIdOf(User, sub) || !mayTouch(['owner', 'admin'], who, sub))
        fail('NotFound', 'There is no such record.');
      if (input.isAgreedTerms !== undefined && who.sub !== sub)
        fail('Unauthorized', 'Nobody agrees to the terms for somebody else.');
      const isBasic = who.sub === sub && basicFields.some((field) => input[field] !== undefined);
      const edited = isBasic ? { isAlreadyEditedBasic: true } : {};
      const now = util.time.nowISO8601();
      const { profile, contact } = splitContact({
        ...input,
        ...composedNames(input),
        ...outdatedCopies(input),
        ...edited,
        ...surveyState(input),
        ...consentState(input, now),
      });
      const name = tableName(ctx, 'Talent');
      const touch = { updatedAt: operations.replace(now), version: operations.increment(1) };
      const { portfolioPath, organizationUsersId } = ctx.args.input;
      const { portfolioPath: from, organizationUsersId: left } = ctx.prev.result;
      const isLeaving = organizationUsersId !== undefined && !!left && organizationUsersId !== left;
      const ended = isLeaving ? { sessionsEndedAt: operations.replace(now) } : {};
      const path =
        portfolioPath === undefined
          ? []
          : movePathWrites(tableName(ctx, 'Catalog'), sub, from, portfolioPath);
      const still = from ? { eq: from } : { attributeExists: false };
      const user = {
        key: { pk: sub, sk: 'User' },
        update: { ...toUpdate(profile, ['owner']), ...touch },
        condition: withRules(
          {
            ...asked,
            ...(path.length > 0 ? { portfolioPath: still } : {}),
            ...(organizationUsersId === undefined
              ? {}
              : { organizationUsersId: left ? { eq: left } : { attributeExists: false } }),
            pk: { attributeExists: true },
          },
          User.rules,
          input,
        ),
      };
      const privateRows = {
        updateItem: {
          table: name,
          key: { pk: `${sub}#private`, sk: 'UserPrivate' },
          update: {
            ...(Object.keys(contact).length > 0 ? { ...toUpdate(contact, []), ...touch } : {}),
            ...ended,
          },
          condition: { pk: { attributeExists: true } },
        },
      };
      const isPrivate = isLeaving || Object.keys(contact).length > 0;
      const others = [...(isPrivate ? [privateRows] : []), ...path];
      ctx.stash.isAlone = others.length === 0;
      return others.length === 0
        ? update(user)
        : transactWrite({ items: [{ updateItem: { table: name, ...user } }, ...others] });
    },

    /**
     * Returns whether the profile was changed and, after an UpdateItem, the User as it is now; null if there is
     * none. After a transaction the next step reads it.
     */
    response(ctx) {
      const isWritten = !ctx.error;
      if (!ctx.stash.isAlone) return { isWritten };
      if (ctx.error?.type === 'DynamoDB:TransactionConflictException')
        fail('Conflict', 'Another write came at the same moment.');
      const isRefused = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
      return { isWritten, user: (isRefused ? ctx.result : resultOrFail(ctx)) ?? null };
    },
  })
  .step('resolveConflict', resolveChangedUser);

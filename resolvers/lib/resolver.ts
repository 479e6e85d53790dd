import { type Context, util } from '@aws-appsync/utils';
import type { Table } from '../../model/Entity';
import { type Caller, callerOf, type Identity, mayCall } from '../../model/access';
import { correlationId } from '../../model/correlationId';
import type {
  ErrorType,
  InUseInfo,
  InvalidInputInfo,
  SessionEndedInfo,
  TooManyRequestsInfo,
} from '../../model/errors';
import { failureLogTerm } from '../../model/failureLogTerm';
import { isLongerThan } from '../../model/isLongerThan';
import type { StoredRow } from '../generated/types';
import { ARGUMENT_LIMITS, CONSENT, DATES, GRANTS, INPUT, TOKENS } from './bundleConstants';
import { asText } from './asText';

/*
 * What nearly every resolver uses: who calls, whether they may, and the two ways to fail.
 */

/** Returns the caller of this field, according to the identity that AppSync has verified. */
export function getCaller(ctx: Context): Caller {
  return callerOf(ctx.identity as Identity | null, ctx.env.publishingRole ?? '', ctx.env.clientArea ?? '');
}

/**
 * Returns the parent record as its resolver returned it, including attributes that are not in the schema. A root field has
 * none: its steps that ask for one get an empty record.
 */
export function getSource<Source extends StoredRow>(
  ctx: Context<unknown, Context['stash'], Context['prev'], Source>,
): Source {
  return (ctx.source ?? {}) as Source;
}

/** Returns the name that a DynamoDB table has in AWS. Transactions and batch reads need it. */
export function tableName(ctx: Context, name: Table): string {
  return ctx.env[`${name}Table`] ?? '';
}

/**
 * Ends the resolver with an error of the API. The message is for developers; the web app shows users a text
 * that depends on the error type. `info` gives the details.
 */
export function fail(
  type: ErrorType,
  message: string,
  info?: InvalidInputInfo | InUseInfo | TooManyRequestsInfo | SessionEndedInfo,
): never {
  return util.error(message, type, null, info ?? null);
}

/** Ends the resolver with `ConsentRequired`, because the caller has not agreed to the terms (decision T49). */
export function failWithoutConsent(): never {
  return fail('ConsentRequired', 'Agree to the terms first.');
}

/** Ends the resolver with `InvalidInput`, which names the argument and the rule that its value violates. */
export function invalid(field: string, rule: string): never {
  return util.error(`${field}: ${rule}`, 'InvalidInput', null, { field, rule });
}

/**
 * Ends the resolver with `InternalFailure`, which reveals no internal details. The log of the API gets the
 * correlation id of the operation and the kind of the error, so that the alarm for failing operations counts it.
 */
export function failInternally(ctx: Context, kind: string): never {
  const id = `${ctx.request?.headers?.[correlationId.header]}`.slice(0, 10);
  console.error(id, failureLogTerm, kind);
  return util.error('The request could not be completed. Please try again.', 'InternalFailure');
}

/** Returns the result of the data source. If it failed, the resolver ends with `InternalFailure`. */
export function resultOrFail<Ctx extends Context>(ctx: Ctx): Ctx['result'];
/** For a request whose answer has no type. */
export function resultOrFail<Result>(ctx: Context): Result;
export function resultOrFail(ctx: Context): unknown {
  if (ctx.error) failInternally(ctx, ctx.error.type);
  return ctx.result;
}

/**
 * Checks the caller's rights and the arguments of the root field, and returns the caller. First throws
 * `ConsentRequired` if the caller must agree to the terms before using this root field. Then throws
 * `Unauthorized` if the model does not let this kind of caller use the root field. Only for a caller who may
 * use it, throws `InvalidInput` for arguments that are too long or break a rule, so that nobody else learns
 * these rules.
 */
export function authorizeAndValidate(ctx: Context): Caller {
  const who = getCaller(ctx);
  if (CONSENT && who.mustAgree) failWithoutConsent();
  if (!mayCall(GRANTS, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (ARGUMENT_LIMITS) checkArguments(ctx);
  if (DATES) checkDates(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}

/**
 * Throws `InvalidInput` if an argument is longer than its maximum. A list or an object is measured as JSON.
 * The argument `input` has no maximum here: its fields are checked by `checkInput`.
 */
function checkArguments({ args }: Context<StoredRow>): void {
  Object.entries(ARGUMENT_LIMITS ?? {}).forEach(([field, most]) => {
    const value = args[field] ?? '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (isLongerThan(text, most)) fail('InvalidInput', field, { field, rule: `0..${most}` });
  });
}

/**
 * The accepted formats of dates and times. Years begin with 1900, and times end with `Z` or an offset of
 * hours and minutes. AppSync's types `AWSDate` and `AWSDateTime` also accept values that OpenSearch would
 * reject.
 */
const DATE_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$';
const TIME_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9-]{5}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$';

/**
 * Throws `InvalidInput` if an argument of the query that is a date does not have the format `YYYY-MM-DD`, or
 * is before 1900.
 */
function checkDates({ args }: Context<StoredRow>): void {
  (DATES ?? []).forEach((name) => {
    if (args[name] && !util.matches(DATE_FORMAT, asText(args[name]))) invalid(name, 'date');
  });
}

/**
 * Throws `InvalidInput` if a field of the mutation's `input` breaks one of the rules in `INPUT`, or if its
 * client token is not accepted. Missing fields are not checked.
 */
function checkInput({ args }: Context<{ input?: StoredRow | null }>): void {
  const { line, list, most, required, dates, times } = INPUT!;
  Object.entries(args.input ?? {}).forEach(([field, value]) => {
    const name = `input.${field}`;
    if (value === null && required.includes(field)) invalid(name, 'required');
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > list) invalid(name, `0..${list} elements`);
    const longest = most[field] ?? line;
    const isLong = values.some((text) => typeof text === 'string' && isLongerThan(text, longest));
    if (longest > 0 && isLong) invalid(name, `0..${longest}`);
    if (!value) return;
    const isNoDate = dates.includes(field) && values.some((each) => !util.matches(DATE_FORMAT, asText(each)));
    if (isNoDate) invalid(name, 'date');
    const isNoTime = times.includes(field) && values.some((each) => !util.matches(TIME_FORMAT, asText(each)));
    if (isNoTime) invalid(name, 'dateTime');
  });
  if (TOKENS !== 'none') checkToken(args.input?.clientToken as string | null | undefined, TOKENS === 'old');
}

const TEN_MINUTES = 600000;

/**
 * Throws `InvalidInput` if a client token is not a ULID, or if the time in it is more than ten minutes before
 * or after now. With `isOldAccepted`, the time may be any earlier one. A missing token is not checked.
 */
function checkToken(token: string | null | undefined, isOldAccepted: boolean): void {
  if (!token) return;
  if (!util.matches('^[0-7][0-9A-HJKMNP-TV-Z]{25}$', token)) invalid('input.clientToken', 'ulid');
  const age = util.time.nowEpochMilliSeconds() - ulidTime(token);
  const isTooOld = age > TEN_MINUTES && !isOldAccepted;
  if (isTooOld || age < -TEN_MINUTES) invalid('input.clientToken', 'withinTenMinutes');
}

/**
 * Returns the last id segment of a new record. It is the client token, so that a repeated create finds the
 * record of the first one; without a token it is a new ULID. A token that is not a ULID created within ten
 * minutes of now is `InvalidInput`.
 */
export function newIdSegment(token: string | null | undefined): string {
  if (!token) return util.autoUlid();
  checkToken(token, false);
  return token;
}

const ULID_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the time in a ULID, in milliseconds since 1970. The ULID specification (github.com/ulid/spec) encodes it in
 * the first ten characters, in base 32.
 */
export function ulidTime(ulid: string): number {
  return ulid
    .slice(0, 10)
    .split('')
    .reduce((time, character) => time * 32 + ULID_DIGITS.indexOf(character), 0);
}

import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { stepsOf } from '../search/lib/buildScope';
import { readFilter } from '../search/lib/readFilter';
import type { Texts } from '../search/lib/readTexts';
import { users } from '../search/lib/searchables/users';
import type { UserCsvArgs } from './lib/csvArguments';

/** Validates the filter for a CSV export of talents by the same rules as searchUsers, for each of its
 * steps, so that the file has the talents that the screen shows. */
export function request(ctx: Context<UserCsvArgs>) {
  const who = authorizeAndValidate(ctx);
  const { filter, type } = ctx.args;
  ctx.stash.who = who;
  const texts = ctx.stash.texts as Texts;
  ctx.stash.conditions = stepsOf(filter ?? {}, texts).map(
    (step) => readFilter(filter ?? {}, { searchable: users, isAdmin: who.isAdmin, texts, step }).clauses,
  );
  ctx.stash.audit = { action: 'exportUsers', subject: `User ${type}`, detail: JSON.stringify(filter ?? {}) };
  return {};
}

export function response() {
  return null;
}

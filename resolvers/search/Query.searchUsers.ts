import type { Context } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import type { SearchArgs } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';
import { users } from './lib/users';

/** Talents, for administrators: every one of them, each with the children that lists show. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['admin']);
  const search = searchRequest(ctx, 'users-admin', users, who.isAdmin, []);
  search.params.body._source = ['user'];
  return search;
}

export function response(ctx: Context<SearchArgs>) {
  const page = searchAnswer(ctx);
  return { ...page, items: page.items.map((hit) => hit.user as Item) };
}

import type { Context } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import type { SearchArgs } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';
import { userApplies } from './lib/userApplies';

/** Applications of everybody, for administrators: mayCall lets nobody else in. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['admin']);
  return searchRequest(ctx, 'user-applies', userApplies, who.isAdmin, []);
}

export function response(ctx: Context<SearchArgs>) {
  return searchAnswer(ctx);
}

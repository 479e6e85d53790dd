import type { Context } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { ownApplies } from './lib/ownApplies';
import type { SearchArgs } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';
import { userApplies } from './lib/userApplies';

/** Applications: everybody's for administrators, those to the own jobs for organizations and consultants. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['client', 'consultant', 'admin']);
  return searchRequest(ctx, 'user-applies', userApplies, who.isAdmin, ownApplies(who));
}

export function response(ctx: Context<SearchArgs>) {
  return searchAnswer(ctx);
}

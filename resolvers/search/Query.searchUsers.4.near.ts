import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';

/** Searches for talents in the step `NEAR`, if the step before found none. */
export const request = (ctx: Context<SearchArgs>) => showUsers(widerRequest(ctx, 'NEAR'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, usersPage(ctx));

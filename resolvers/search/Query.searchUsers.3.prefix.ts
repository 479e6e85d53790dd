import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * If the exact search found no talent, searches again so that a word in the search text may also be the
 * beginning of a longer word (step `PREFIX`).
 */
export const request = (ctx: Context<SearchArgs>) => showUsers(widerRequest(ctx, 'PREFIX'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, usersPage(ctx));

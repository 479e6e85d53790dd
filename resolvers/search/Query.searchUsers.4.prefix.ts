import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * Searches again for talents if the exact search found none. In this step, `PREFIX`, a word of the search
 * text may also be the beginning of a longer word.
 */
export const request = (ctx: Context<SearchArgs>) => showUsers(widerRequest(ctx, 'PREFIX'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, usersPage(ctx));

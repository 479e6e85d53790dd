import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * Searches again for talents if the narrower steps found none. In this step, `NEAR`, most of the words, or
 * similarly spelt words, are enough.
 */
export const request = (ctx: Context<SearchArgs>) => showUsers(widerRequest(ctx, 'NEAR'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, usersPage(ctx));

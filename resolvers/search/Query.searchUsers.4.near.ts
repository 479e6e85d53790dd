import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * If the previous steps found no talent, searches again so that most of the words, or words with a similar
 * spelling, are enough (step `NEAR`).
 */
export const request = (ctx: Context<SearchArgs>) => showUsers(widerRequest(ctx, 'NEAR'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, usersPage(ctx));

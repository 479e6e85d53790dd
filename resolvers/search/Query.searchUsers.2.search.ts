import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/search';
import { showUsers, usersPage } from './lib/usersPage';

/** Returns the OpenSearch request for a page of talents. */
export const request = (ctx: Context<SearchArgs>) => showUsers(searchRequest(ctx));

export const response = (ctx: Context<SearchArgs>) => usersPage(ctx);

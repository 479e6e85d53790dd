import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { childrenPrefix } from '../../model/ids';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { projectExport } from './lib/exportRow';
import { isExportOf } from './lib/isExportOf';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** Lists the caller's own exports, newest first. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  return query({
    query: { pk: { eq: childrenPrefix(Export, who.sub).pk } },
    scanIndexForward: false,
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}

export function response(ctx: Context<Args>) {
  const { items, nextToken } = queryPage(ctx);
  const own = items.filter((item) => isExportOf(item, getCaller(ctx)));
  return { items: own.map((item) => projectExport(item)), nextToken };
}

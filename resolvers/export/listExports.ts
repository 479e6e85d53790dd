import { query } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { childrenPrefix } from '../../model/ids';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { projectExport } from './lib/exportRow';
import { isExportOf } from './lib/isExportOf';

export const listExports = operation('Query.listExports', { grants: ['signedIn'] }).unit('Insight', {
  /** Lists the caller's own exports, newest first. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    return query({
      query: { pk: { eq: childrenPrefix(Export, who.sub).pk } },
      scanIndexForward: false,
      limit: readPageSize(ctx.args.limit, 100),
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response(ctx) {
    const { items, nextToken } = queryPage<'Export'>(ctx);
    const own = items.filter((item) => isExportOf(item, getCaller(ctx)));
    return { items: own.map((item) => projectExport(item)), nextToken };
  },
});

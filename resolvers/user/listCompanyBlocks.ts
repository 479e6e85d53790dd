import { query } from '@aws-appsync/utils/dynamodb';
import { CompanyBlock } from '../../model/entities/CompanyBlock';
import { childrenPrefix } from '../../model/ids';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';

export const listCompanyBlocks = operation('Query.listCompanyBlocks', { grants: ['signedIn'] }).unit(
  'Talent',
  {
    /** Lists the companies that the caller blocks, newest first. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { pk, sk } = childrenPrefix(CompanyBlock, who.sub);
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: false,
        limit: readPageSize(ctx.args.limit, 100),
        nextToken: readRowCursor(ctx.args.nextToken),
      });
    },

    response(ctx) {
      return queryPage<'CompanyBlock'>(ctx);
    },
  },
);

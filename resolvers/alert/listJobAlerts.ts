import { query } from '@aws-appsync/utils/dynamodb';
import { JobAlert } from '../../model/entities/JobAlert';
import { childrenPrefix } from '../../model/ids';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';

export const listJobAlerts = operation('Query.listJobAlerts', { grants: ['signedIn'] }).unit('Talent', {
  /** Lists the caller's own saved searches, newest first. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { pk, sk } = childrenPrefix(JobAlert, who.sub);
    return query({
      query: { pk: { eq: pk }, sk: { beginsWith: sk } },
      scanIndexForward: false,
      limit: readPageSize(ctx.args.limit, 100),
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response(ctx) {
    return queryPage<'JobAlert'>(ctx);
  },
});

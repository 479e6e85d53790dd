import { runtime } from '@aws-appsync/utils';
import { batchGet, query } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import { complaintKey } from '../../model/complaints/complaintKey';
import { keyOf } from '../../model/ids';
import { asText } from '../lib/asText';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, tableName } from '../lib/resolver';
import { projectComplaint } from './lib/projectComplaint';

export const listComplaints = operation('Query.listComplaints', { grants: ['admin'], also: ['Talent'] })
  .step('rows', 'Insight', {
    /** Reads a page of complaints and reports, the newest first. */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { limit, nextToken } = ctx.args;
      return query({
        query: { pk: { eq: complaintKey('').pk } },
        scanIndexForward: false,
        limit: readPageSize(limit, 100),
        nextToken: readRowCursor(nextToken),
      });
    },

    response: queryPage,
  })
  .step('names', 'Talent', {
    /** Reads the administrators who have answered, for their present names. */
    request(ctx) {
      const keys: Record<string, { pk: string; sk: string }> = {};
      ctx.prev.result.items.forEach(({ answeredBy }) => {
        if (answeredBy) keys[asText(answeredBy)] = keyOf(User, asText(answeredBy));
      });
      if (Object.keys(keys).length === 0) {
        const { items, nextToken } = ctx.prev.result;
        return runtime.earlyReturn({ items: items.map((row) => projectComplaint(row, null)), nextToken });
      }
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys: Object.values(keys) } } });
    },

    response(ctx) {
      const names: Record<string, string> = {};
      batchItems<'User'>(ctx, 'Talent').forEach((user) => {
        if (user) names[asText(user.sub)] = asText(user.name ?? user.displayName);
      });
      const { items, nextToken } = ctx.prev.result;
      return {
        items: items.map((row) => projectComplaint(row, names[asText(row.answeredBy)] ?? null)),
        nextToken,
      };
    },
  });

import { util } from '@aws-appsync/utils';
import { transactWrite, operations } from '@aws-appsync/utils/dynamodb';
import { complaintKey } from '../../model/complaints/complaintKey';
import { shortIdOf } from '../../model/shortIdOf';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { getItem } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { projectComplaint } from './lib/projectComplaint';

export const answerComplaint = operation('Mutation.answerComplaint', { grants: ['admin'] })
  .stash<{ sub: string; row: StoredRow }>()
  .step('read', 'Insight', {
    /** Reads the complaint. */
    request(ctx) {
      ctx.stash.sub = authorizeAndValidate(ctx).sub;
      const { id } = ctx.args.input;
      if (!util.matches('^[0-9A-HJKMNP-TV-Z]{26}$', id)) invalid('input.id', 'id');
      return getItem(complaintKey(id));
    },

    response(ctx) {
      const row = resultOrFail<StoredRow | null>(ctx);
      if (!row) return fail('NotFound', 'There is no such complaint.');
      if (row.answeredAt) return fail('Conflict', 'It has been answered already.');
      ctx.stash.row = row;
      return null;
    },
  })
  .step('write', 'Insight', {
    /**
     * Stores who has answered and when, and takes the complaint out of what waits. The same transaction writes an audit
     * entry. Of two administrators at the same moment, one is refused.
     */
    request(ctx) {
      const { sub, row } = ctx.stash;
      const answer = { answeredAt: util.time.nowISO8601(), answeredBy: sub };
      ctx.stash.row = { ...row, ...answer };
      const { id } = ctx.args.input;
      const entry = auditWrite(ctx, {
        ...{ actor: sub, action: 'answerComplaint', subject: id, detail: shortIdOf(id) },
      });
      return transactWrite({
        items: [
          {
            updateItem: {
              table: tableName(ctx, 'Insight'),
              key: complaintKey(id),
              update: {
                answeredAt: operations.replace(answer.answeredAt),
                answeredBy: operations.replace(answer.answeredBy),
                type: operations.remove(),
              },
              condition: { answeredAt: { attributeExists: false }, type: { attributeExists: true } },
            },
          },
          entry,
        ],
      });
    },

    response(ctx) {
      if (ctx.error) fail('Conflict', 'It has been answered already.');
      return projectComplaint(ctx.stash.row, null);
    },
  });

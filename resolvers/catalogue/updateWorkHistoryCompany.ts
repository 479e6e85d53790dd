import { util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { isIdOf, keyOf } from '../../model/ids';
import type { Rows, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail, tableName } from '../lib/resolver';
import { dynamoCondition, withCondition } from '../lib/write/conditions';
import { putNew } from '../lib/write/record';
import { checkCompanyName } from './lib/checkCompanyName';

export const updateWorkHistoryCompany = operation('Mutation.updateWorkHistoryCompany', { grants: ['admin'] })
  .stash<{ asked: StoredRow; id: string; record: Rows['WorkHistoryCompany'] }>()
  .step('read', 'Catalog', {
    /** Reads the company name that an administrator wants to change, and computes the id for the new name. */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { id, name } = ctx.args.input;
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      ctx.stash.id = name ? checkCompanyName(name) : id;
      if (name === '') checkCompanyName(name);
      if (!isIdOf(WorkHistoryCompany, id)) fail('NotFound', 'There is no such record.');
      return getLatestRecord(WorkHistoryCompany, id);
    },

    response(ctx) {
      return resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
    },
  })
  .step('write', 'Catalog', {
    /**
     * Changes a company name, on the condition that the entry has not changed since it was read. The id is the
     * normalized name: if that changes, one transaction deletes the entry and stores it under the new id.
     */
    request(ctx) {
      const before = ctx.prev.result;
      const { id } = ctx.stash;
      const name = util.str.normalize(ctx.args.input.name?.trim() ?? before.name, 'nfc');
      const after: Rows['WorkHistoryCompany'] = {
        ...before,
        id,
        name,
        updatedAt: util.time.nowISO8601(),
        version: before.version + 1,
      };
      ctx.stash.record = after;
      const catalogue = tableName(ctx, 'Catalog');
      const key = keyOf(WorkHistoryCompany, before.id);
      const condition = withCondition({ version: { eq: before.version } }, ctx.stash.asked);
      if (id === before.id)
        return transactWrite({ items: [{ putItem: { table: catalogue, key, item: after, condition } }] });
      return transactWrite({
        items: [
          { deleteItem: { table: catalogue, key, condition } },
          putNew(catalogue, WorkHistoryCompany, after),
        ],
      });
    },

    response(ctx) {
      if (ctx.error) fail('Conflict', 'The name is taken, or the record has changed in the meantime.');
      return ctx.stash.record;
    },
  });

import { operation } from '../lib/operation';
import { util } from '@aws-appsync/utils';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { isIdOf, keyOf } from '../../model/ids';
import {
  authorizeAndValidate,
  fail,
  getLatestRecord,
  type StoredRow,
  resultOrFail,
  tableName,
} from '../lib/resolver';
import { dynamoCondition, putNew, withCondition } from '../lib/write/record';
import { checkCompanyName } from './lib/checkCompanyName';
import { transactWrite } from '@aws-appsync/utils/dynamodb';

export const updateWorkHistoryCompany = operation('Mutation.updateWorkHistoryCompany', { grants: ['admin'] })
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

    response(ctx): StoredRow {
      return resultOrFail<StoredRow | null>(ctx) ?? fail('NotFound', 'There is no such record.');
    },
  })
  .step('write', 'Catalog', {
    /**
     * Changes a company name, on the condition that the entry has not changed since it was read. The id is the
     * normalized name: if that changes, one transaction deletes the entry and stores it under the new id.
     */
    request(ctx) {
      const before = ctx.prev.result as StoredRow & { version: number };
      const { id } = ctx.stash;
      const name = util.str.normalize(ctx.args.input.name?.trim() ?? `${before.name}`, 'nfc');
      const after: StoredRow = {
        ...before,
        id,
        name,
        updatedAt: util.time.nowISO8601(),
        version: before.version + 1,
      };
      ctx.stash.record = after;
      const catalogue = tableName(ctx, 'Catalog');
      const key = keyOf(WorkHistoryCompany, `${before.id}`);
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

    response(ctx): StoredRow {
      if (ctx.error) fail('Conflict', 'The name is taken, or the record has changed in the meantime.');
      return ctx.stash.record as StoredRow;
    },
  });

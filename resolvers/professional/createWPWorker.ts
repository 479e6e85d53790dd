import { util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { isIdOf, keyOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { noteContention, putNew, resolveConflict, stamp } from '../lib/write/record';
import { checkWorker } from './lib/checkWorker';

export const createWPWorker = operation('Mutation.createWPWorker', {
  grants: ['owner', 'admin'],
  rate: RateLimits.registration,
  also: ['Catalog'],
})
  .stash<{ record: Rows['WPWorker'] }>()
  .step('write', 'Talent', {
    /**
     * Stores a talent's request to be published as a professional. The talent's profile and the categories must
     * exist. The state is `PENDING`, even if an administrator creates it.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { clientToken, ...values } = ctx.args.input;
      const { userID } = values;
      if (!isIdOf(User, userID)) invalid('input.userID', 'id');
      if (!mayTouch(['owner', 'admin'], who, userID)) fail('Unauthorized', 'A profile is one’s own.');
      checkWorker(values);
      const made = {
        __typename: 'WPWorker' as const,
        id: userID,
        createdBy: who.sub,
        createToken: clientToken,
      };
      const record = stamp({ ...values, status: 'PENDING' as const }, made);
      ctx.stash.record = record;
      const there = { pk: { attributeExists: true } };
      const [talents, catalogue] = [tableName(ctx, 'Talent'), tableName(ctx, 'Catalog')];
      const profile = {
        table: talents,
        key: keyOf(User, userID),
        update: { userWpWorkerId: userID, updatedAt: util.time.nowISO8601() },
        condition: there,
      };
      const checks = (values.categories ?? []).map((id) => ({
        conditionCheck: { table: catalogue, key: keyOf(WPWorkerCategory, id), condition: there },
      }));
      return transactWrite({
        items: [{ updateItem: profile }, putNew(talents, WPWorker, record), ...checks],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', 'Talent', {
    /**
     * Reads the professional that has the id of a refused create. `resolveConflict` then returns it on a retry,
     * and otherwise throws an error.
     */
    request(ctx) {
      return getLatestRecord(WPWorker, ctx.stash.record.id);
    },

    response: resolveConflict,
  });

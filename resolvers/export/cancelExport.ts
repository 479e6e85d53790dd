import { util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { updatedOrFail } from '../lib/write/record';
import { projectExport } from './lib/exportRow';

export const cancelExport = operation('Mutation.cancelExport', { grants: ['signedIn'] }).unit('Insight', {
  /**
   * Cancels an export of the caller while it is queued or running. The function that writes the file marks the
   * export as ready only if it is not cancelled, and otherwise deletes the file. So an export is never both
   * ready and cancelled.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { id } = ctx.args;
    if (!isIdOf(Export, id) || partitionOf(id) !== who.sub) fail('NotFound', 'There is no such record.');
    return update({
      key: keyOf(Export, id),
      update: {
        state: operations.replace('CANCELLED'),
        updatedAt: operations.replace(util.time.nowISO8601()),
        version: operations.increment(1),
      },
      condition: { or: [{ state: { eq: 'QUEUED' } }, { state: { eq: 'RUNNING' } }] },
    });
  },

  response(ctx) {
    return projectExport(updatedOrFail<Rows['Export']>(ctx));
  },
});

import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf, secondSegment, type RecordKey } from '../../../model/ids';
import { tableName } from '../../lib/resolver';

/** Reads an application, other rows of its talent, and its job, which shows whether the caller is job staff. */
export const readContract = (ctx: Context, applicationId: string, others: readonly RecordKey[] = []) =>
  batchGet({
    tables: {
      [tableName(ctx, 'Talent')]: {
        keys: [keyOf(UserApplies, applicationId), ...others],
        consistentRead: true,
      },
      [tableName(ctx, 'OpenJob')]: { keys: [keyOf(OpenJob, secondSegment(applicationId))] },
    },
  });

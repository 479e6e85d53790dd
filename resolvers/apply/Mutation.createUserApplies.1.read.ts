import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { UserResume } from '../../model/entities/UserResume';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { isPublic } from '../../model/visibility/isPublic';
import { authorizeAndValidate, batchItems, fail, invalid, tableName } from '../lib/resolver';
import { isIdempotentRetry } from '../lib/write/record';
import type { ApplyArgs } from './lib/applicationWrites';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads with one BatchGet the job, the talent's profile, and the talent's earlier application to this job, if
 * there is one.
 */
export function request(ctx: Context<ApplyArgs>) {
  const who = authorizeAndValidate(ctx);
  const { userID, openJobID, owner, type, url, resumeIds } = ctx.args.input;
  if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
  if (type && type !== 'APPLIED') invalid('input.type', 'APPLIED');
  if (url && !url.startsWith('https://')) invalid('input.url', 'https');
  const files = resumeIds ?? [];
  if (files.length > 10) invalid('input.resumeIds', '0..10');
  if (userID !== who.sub || (owner && owner !== who.sub)) {
    fail('Unauthorized', 'An application is the caller’s own.');
  }
  const foreign = files.filter((id) => !isIdOf(UserResume, id) || partitionOf(id) !== who.sub);
  if (foreign.length > 0) fail('Unauthorized', 'Files that go with an application are the caller’s own.');
  const talent = [{ pk: userID, sk: 'User' }, keyOf(UserApplies, childId(userID, openJobID))];
  const job = [{ pk: openJobID, sk: 'OpenJob' }];
  return batchGet({
    tables: {
      [tableName(ctx, 'Talent')]: { keys: talent },
      [tableName(ctx, 'OpenJob')]: { keys: job, consistentRead: true },
    },
  });
}

export function response(ctx: Context<ApplyArgs>) {
  const rows = batchItems(ctx, 'Talent');
  const user = rows.filter((row) => row?.__typename === 'User')[0];
  const earlier = rows.filter((row) => row?.__typename === 'UserApplies')[0];
  const job = batchItems(ctx, 'OpenJob')[0];
  if (!user) return fail('Unauthorized', 'Applying needs a profile.');
  // A retry returns the current application, even if it was withdrawn or its job was closed since.
  const sent = { createToken: ctx.args.input.clientToken, createdBy: user.sub };
  if (earlier && isIdempotentRetry(earlier, sent)) return endPipeline(ctx, earlier);
  if (!job || !isPublic(job)) return fail('Unauthorized', 'There is no such job for the caller.');
  if (earlier && earlier.type !== 'WITHDRAWN') return fail('Conflict', 'This record exists already.');
  return { user, job, earlier };
}

import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { isIdOf, keyOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { authorizeAndValidate, batchItems, fail, invalid, tableName } from '../lib/resolver';
import { giverAttribute } from '../lib/access/ownership';
import { involvementsOfClients } from './lib/involvementsOfClients';

interface Args {
  input: { userID: string; openJobID: string; involveType: string };
}

/** Reads the job and the person, to check what the caller may do. For administrators it reads nothing. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID, openJobID, involveType } = ctx.args.input;
  if (!isIdOf(User, userID)) invalid('input.userID', 'id');
  if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
  ctx.stash.giver = giverAttribute(UserOpenJobs, { involveType }, who);
  ctx.stash.who = who;
  if (who.isAdmin) runtime.earlyReturn(null);
  return batchGet({
    tables: {
      [tableName(ctx, 'Talent')]: { keys: [keyOf(User, userID)], consistentRead: true },
      [tableName(ctx, 'OpenJob')]: { keys: [keyOf(OpenJob, openJobID)], consistentRead: true },
    },
  });
}

/**
 * Decides whether the caller may involve the person. Consultants of the job may involve everybody, though not
 * as consultants. Members of the job's organization may only scout and recommend talents; if a talent's profile
 * is not open to organizations, the next step checks whether the organization is in contact with the talent.
 * All other callers get `Unauthorized`, the error that they would also get for a job or person that does not
 * exist.
 */
export function response(ctx: Context<Args>) {
  const job = batchItems(ctx, 'OpenJob')[0];
  const user = batchItems(ctx, 'Talent')[0];
  const role = job ? jobRole(ctx.stash.who, job) : 'none';
  const isClients = role === 'client' && involvementsOfClients.includes(ctx.args.input.involveType);
  if (role !== 'consultant' && !(isClients && user)) {
    return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  }
  ctx.stash.asksContact = isClients && user && !isProfileShown(user, 'client');
  return null;
}

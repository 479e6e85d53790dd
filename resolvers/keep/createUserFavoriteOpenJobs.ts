import { util } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { childId, isIdOf } from '../../model/ids';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { isPublic } from '../../model/visibility/isPublic';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { getItem } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

export const createUserFavoriteOpenJobs = operation('Mutation.createUserFavoriteOpenJobs', {
  grants: ['owner'],
})
  .stash<{ record: Rows['UserFavoriteOpenJobs'] }>()
  .step('job', 'OpenJob', {
    /** Reads the job that the caller wants to keep. `Unauthorized` if it does not exist or is not public. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, openJobID, owner } = ctx.args.input;
      if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
      if (userID !== who.sub || (owner && owner !== who.sub))
        fail('Unauthorized', 'A keep is the caller’s own.');
      return getItem<Rows['OpenJob']>({ pk: openJobID, sk: 'OpenJob' });
    },

    response(ctx) {
      const job = resultOrFail(ctx);
      if (!job || !isPublic(job)) return fail('Unauthorized', 'There is no such job for the caller.');
      return jobSnapshot(job);
    },
  })
  .step('write', 'Talent', {
    /** Stores the caller's keep of a job, with a snapshot of the job. */
    request(ctx) {
      const { userID, openJobID, isFavorite, clientToken } = ctx.args.input;
      const id = childId(userID, openJobID);
      const values = { userID, openJobID, isFavorite: isFavorite !== false, openJob: ctx.prev.result };
      const made = {
        __typename: 'UserFavoriteOpenJobs' as const,
        id,
        createdBy: userID,
        createToken: clientToken,
      };
      const index = {
        parentKey: `OpenJob#${openJobID}`,
        parentSort: `UserFavoriteOpenJobs#${util.time.nowISO8601()}`,
      };
      const item: Rows['UserFavoriteOpenJobs'] = { ...stamp(values, made), ...index, owner: userID };
      ctx.stash.record = item;
      return putIfAbsent(UserFavoriteOpenJobs, item);
    },

    /**
     * Returns the stored keep. If the person already has a keep of this job, a retry of the request that created
     * it gets that keep, and any other request gets `Conflict`.
     */
    response(ctx) {
      return createdOrFail(ctx);
    },
  });

import { runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { isPublic } from '../../model/visibility/isPublic';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { getCaller, getSource } from '../lib/resolver';

export const pageQueryJobs = relation('PageQuery.jobs')
  .stash<{ known: string[] }>()
  .unit('OpenJob', {
    /**
     * Returns the ids of the jobs that are on a public page. For everybody but administrators, jobs that are not
     * public are left out.
     */
    request(ctx) {
      const ids = getSource(ctx).jobs;
      if (!ids || getCaller(ctx).isAdmin) return runtime.earlyReturn(ids ?? null);
      const known = ids.filter((id, index) => isIdOf(OpenJob, id) && ids.indexOf(id) === index);
      if (known.length === 0) return runtime.earlyReturn([]);
      const keys = known.map((id) => keyOf(OpenJob, id));
      ctx.stash.known = known;
      return batchGetItems(ctx, 'OpenJob', keys);
    },

    response(ctx) {
      const jobs = batchItems<'OpenJob'>(ctx, 'OpenJob');
      const shown = jobs.filter((job) => job && isPublic(job)).map((job) => job?.id);
      return ctx.stash.known.filter((id) => shown.includes(id));
    },
  });

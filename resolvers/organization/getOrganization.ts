import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const getOrganization = operation('Query.getOrganization', { grants: ['guest', 'signedIn'] })
  .stash<{ who: Caller }>()
  .step('record', 'Catalog', {
    /**
     * Reads an organization. Its members, the consultants of its jobs and administrators may always see the
     * organization, everybody else only while one of its public jobs shows its name.
     */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(Organization, ctx.args.id)) return runtime.earlyReturn(null, { skipTo: 'END' });
      return getRecord(Organization, ctx.args.id);
    },

    /**
     * Returns the organization if the caller may see it, otherwise null. If the caller might be a consultant of
     * one of its jobs, the next step finds this out and decides.
     */
    response(ctx) {
      const organization = resultOrFail(ctx);
      const { isAdmin, inClientArea, organizationId } = ctx.stash.who;
      const isListed = organization?.listKey !== 'Organization#hidden';
      const isShown = isListed || isAdmin || organizationId === ctx.args.id;
      if (!organization || !(isShown || inClientArea)) return endPipeline(ctx, null);
      const shown = project(OrganizationVisibility, organization, isAdmin ? 'admin' : 'public');
      return isShown ? endPipeline(ctx, shown) : shown;
    },
  })
  .step('jobs', 'OpenJob', {
    /**
     * Reads the organization's jobs, to find out whether the caller is a consultant of one of them and may
     * therefore see the organization.
     */
    request(ctx) {
      return query({
        index: 'byOrganization',
        query: { organizationOpenJobsId: { eq: ctx.args.id } },
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['OpenJob']>>(ctx);
      const own = items.filter((job) => jobRole(ctx.stash.who, job) === 'consultant');
      return own.length > 0 ? ctx.prev.result : null;
    },
  });

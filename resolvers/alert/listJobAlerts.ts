import { JobAlert } from '../../model/entities/JobAlert';
import { operation } from '../lib/operation';
import { ownRowsRequest } from '../lib/page/ownRowsRequest';
import { queryPage } from '../lib/page/paging';

export const listJobAlerts = operation('Query.listJobAlerts', { grants: ['signedIn'] }).unit('Talent', {
  /** Lists the caller's own saved searches, newest first. */
  request(ctx) {
    return ownRowsRequest(ctx, JobAlert);
  },

  response(ctx) {
    return queryPage<'JobAlert'>(ctx);
  },
});

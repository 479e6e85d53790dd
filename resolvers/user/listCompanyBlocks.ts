import { CompanyBlock } from '../../model/entities/CompanyBlock';
import { operation } from '../lib/operation';
import { ownRowsRequest } from '../lib/page/ownRowsRequest';
import { queryPage } from '../lib/page/paging';

export const listCompanyBlocks = operation('Query.listCompanyBlocks', { grants: ['signedIn'] }).unit(
  'Talent',
  {
    /** Lists the companies that the caller blocks, newest first. */
    request(ctx) {
      return ownRowsRequest(ctx, CompanyBlock);
    },

    response(ctx) {
      return queryPage<'CompanyBlock'>(ctx);
    },
  },
);

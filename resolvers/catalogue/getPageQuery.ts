import { runtime } from '@aws-appsync/utils';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getItem, getRecord } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { uniqueUrlEntity, urlReservationKey, type UrlRow } from '../unique-url/lib/uniqueUrl';

export const getPageQuery = operation('Query.getPageQuery', { grants: ['guest', 'signedIn'] })
  .step('reservation', 'Catalog', {
    /**
     * Reads the reservation of the requested URL, which contains the id of the public page. Null if no page has
     * the URL.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { url } = ctx.args;
      if (url === '' || url.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
      return getItem<UrlRow>(urlReservationKey(url));
    },

    response(ctx) {
      return resultOrFail(ctx) ?? endPipeline(ctx, null);
    },
  })
  .step('record', 'Catalog', {
    /** Reads the public page with the id that the previous step has found. */
    request(ctx) {
      return getRecord(uniqueUrlEntity(), ctx.prev.result.id);
    },

    /** Returns the public page with all its fields; everybody may read them. */
    response(ctx) {
      return resultOrFail(ctx);
    },
  });

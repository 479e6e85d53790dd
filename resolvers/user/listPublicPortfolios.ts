import { query } from '@aws-appsync/utils/dynamodb';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { emptyPage, queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { portfolioPaths } from './lib/portfolioPath';
import { asText } from '../lib/asText';

/**
 * Maximum size of a page: DynamoDB's maximum number of keys in a BatchGet, with which the next step reads the
 * talents.
 */
const MOST = 100;

export const listPublicPortfolios = operation('Query.listPublicPortfolios', { grants: ['guest', 'signedIn'] })
  .step('reservations', 'Catalog', {
    /** Reads a page of the reserved portfolio paths, each with the sub of its talent. */
    request(ctx) {
      authorizeAndValidate(ctx);
      return query({
        query: { pk: { eq: portfolioPaths } },
        limit: readPageSize(ctx.args.limit, MOST),
        nextToken: readRowCursor(ctx.args.nextToken),
      });
    },

    response(ctx) {
      const page = queryPage(ctx);
      if (page.items.length === 0) return endPipeline(ctx, emptyPage());
      return page;
    },
  })
  .step('users', 'Talent', {
    /** Reads the talents who have the portfolio paths on this page. */
    request(ctx) {
      const keys = ctx.prev.result.items.map(({ id }) => ({ pk: asText(id), sk: 'User' }));
      return batchGetItems(ctx, 'Talent', keys);
    },

    /**
     * Returns the paths of those portfolios that guests may read, for members of an organization without those of the
     * talents who block it. The rule is the same as in `getUserByPath`.
     */
    response(ctx) {
      const { memberOf } = getCaller(ctx);
      const shown: Record<string, Rows['User']> = {};
      batchItems<'User'>(ctx, 'Talent').forEach((user) => {
        if (user && isProfileShown(user, 'public', memberOf)) shown[user.sub] = user;
      });
      const items = ctx.prev.result.items
        .filter(({ id }) => shown[asText(id)])
        .map(({ sk, id }) => ({ path: sk, updatedAt: shown[asText(id)]!.updatedAt }));
      return { items, nextToken: ctx.prev.result.nextToken };
    },
  });

import { runtime } from '@aws-appsync/utils';
import { SlugLimits } from '../../model/limits/SlugLimits';
import { brokenSlug } from '../../model/rules/brokenSlug';
import { operation } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';
import { type PathRow, portfolioPathKey } from './lib/portfolioPath';

export const isPortfolioPathFree = operation('Query.isPortfolioPathFree', { grants: ['signedIn'] }).unit(
  'Catalog',
  {
    /**
     * Reads the reservation of a portfolio path. For a path that breaks a rule, returns false without reading.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { path } = ctx.args;
      if (brokenSlug(path, SlugLimits.portfolioPath, true)) return runtime.earlyReturn(false);
      return getLatestItem<PathRow>(portfolioPathKey(path));
    },

    /** Returns whether the caller may have the path: it is not reserved, or reserved by the caller. */
    response(ctx) {
      const reservation = resultOrFail(ctx);
      return !reservation || reservation.id === getCaller(ctx).sub;
    },
  },
);

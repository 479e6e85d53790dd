import { util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { keyOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { buildExport } from '../export/lib/exportRow';
import type { Clause } from '../../model/search/Searchable';
import { stepsOf } from '../search/lib/buildScope';
import { readFilter } from '../search/lib/readFilter';
import type { Texts } from '../search/lib/readTexts';
import { users } from '../search/lib/searchables/users';
import { understand } from '../search/understand';
import { auditCsv, type AuditStash } from './auditCsv';

interface Stash extends AuditStash {
  texts: Texts;
  /** The filter for each step of the search. */
  conditions: Clause[][];
  exportId: string;
}

export const invokeCreateSearchUsersCSV = operation('Query.invokeCreateSearchUsersCSV', {
  grants: ['admin'],
  rate: RateLimits.csv,
})
  .stash<Stash>()
  .step('understand', understand)
  .step('validate', 'None', {
    /** Validates the filter for a CSV export of talents by the same rules as searchUsers, for each of its
     * steps, so that the file has the talents that the screen shows. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { filter, type } = ctx.args;
      ctx.stash.who = who;
      const { texts } = ctx.stash;
      ctx.stash.conditions = stepsOf(filter ?? {}, texts).map(
        (step) => readFilter(filter ?? {}, { searchable: users, isAdmin: who.isAdmin, texts, step }).clauses,
      );
      ctx.stash.audit = {
        action: 'exportUsers',
        subject: `User ${type}`,
        detail: JSON.stringify(filter ?? {}),
      };
      return {};
    },

    response() {
      return null;
    },
  })
  .step('audit', auditCsv)
  .step('row', 'Insight', {
    /**
     * Stores the row of a CSV export of talents. The administrator who requested it sees it in listExports from then on.
     */
    request(ctx) {
      const item = buildExport(ctx.args.type, ctx.stash.who.sub, util.autoUlid());
      ctx.stash.exportId = item.id;
      return put({ key: keyOf(Export, item.id), item });
    },

    response(ctx) {
      resultOrFail(ctx);
      return null;
    },
  })
  .step('start', 'UserCsv', {
    /** Invokes the function export-users-csv, which writes the CSV file asynchronously. listExports shows its progress. */
    request(ctx) {
      const { exportId, conditions } = ctx.stash;
      const payload = { exportId, type: ctx.args.type, conditions };
      return { operation: 'Invoke', invocationType: 'Event', payload };
    },

    response(ctx) {
      resultOrFail(ctx);
      return { statusCode: 202, headers: null, body: ctx.stash.exportId };
    },
  });

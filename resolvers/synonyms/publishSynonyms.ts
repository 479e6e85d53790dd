import { util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { synonymsKey } from '../../model/search/synonymsKey';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { readRules } from './lib/readRules';
import { synonymsPage, type SynonymsRow } from './lib/synonymsPage';

export const publishSynonyms = operation('Mutation.publishSynonyms', {
  grants: ['admin'],
  also: ['Insight'],
})
  .stash<{ row: SynonymsRow }>()
  .unit('Catalog', {
    /**
     * Replaces the published synonyms. The same transaction writes an audit entry. The write requires that the
     * stored version is still the one that the caller knows, so that two administrators do not overwrite each
     * other's changes. Version 0 means that nothing was published before.
     */
    request(ctx) {
      const { sub } = authorizeAndValidate(ctx);
      const rules = readRules('input.rules', ctx.args.input.rules);
      const version = ctx.args.condition?.version?.eq ?? 0;
      const now = util.time.nowISO8601();
      const row = { __typename: 'Synonyms', rules, updatedAt: now, version: version + 1 };
      ctx.stash.row = row;
      const before: StoredRow =
        version === 0 ? { pk: { attributeExists: false } } : { version: { eq: version } };
      const entry = auditWrite(ctx, {
        actor: sub,
        action: 'publishSynonyms',
        subject: synonymsKey.sk,
        detail: `${rules.length}`,
      });
      return transactWrite({
        items: [
          { putItem: { table: tableName(ctx, 'Catalog'), key: synonymsKey, item: row, condition: before } },
          entry,
        ],
      });
    },

    response(ctx) {
      if (ctx.error) fail('Conflict', 'The synonyms have changed in the meantime.');
      return synonymsPage(ctx.stash.row);
    },
  });

import { runtime, util } from '@aws-appsync/utils';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { RateLimits } from '../../model/limits/RateLimits';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { checkCompanyName } from './lib/checkCompanyName';

const MOST = CompanyLimits.perPerson;

export const createWorkHistoryCompany = operation('Mutation.createWorkHistoryCompany', {
  grants: ['signedIn'],
  rate: RateLimits.companyName,
})
  .stash<{ id: string; record: Rows['WorkHistoryCompany'] }>()
  .step('count', 'Talent', {
    /**
     * Validates a new company name. Counts the company names that the caller has added in total, and fails with `Conflict` at the maximum.
     * Names that turn out to exist already are counted too, because this step runs before the name is stored.
     * Administrators are not counted.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.id = checkCompanyName(ctx.args.input.name);
      if (who.isAdmin) runtime.earlyReturn(null);
      const names = { '#count': 'count' };
      return {
        operation: 'UpdateItem',
        key: util.dynamodb.toMapValues({ pk: `${who.sub}#private`, sk: 'CompaniesAdded' }),
        update: {
          expression: 'ADD #count :one',
          expressionNames: names,
          expressionValues: util.dynamodb.toMapValues({ ':one': 1 }),
        },
        condition: {
          expression: 'attribute_not_exists(#count) OR #count < :most',
          expressionNames: names,
          expressionValues: util.dynamodb.toMapValues({ ':most': MOST }),
        },
      };
    },

    response(ctx) {
      if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
        fail('Conflict', 'This person has added all the entries that one may.', {
          field: 'input',
          rule: `0..${MOST}`,
        });
      resultOrFail(ctx);
      return null;
    },
  })
  .step('write', 'Catalog', {
    /**
     * Adds a company name to the catalogue of company names. The entry's id is the normalized name, so two
     * spellings with the same normalized form cannot both be added. The entry does not say who added it.
     */
    request(ctx) {
      const { name, clientToken } = ctx.args.input;
      const { id } = ctx.stash;
      const made = { __typename: 'WorkHistoryCompany' as const, id, createdBy: '', createToken: clientToken };
      const item = stamp({ name: name.trim() }, made);
      ctx.stash.record = item;
      return putIfAbsent(WorkHistoryCompany, item);
    },

    response(ctx) {
      return createdOrFail(ctx);
    },
  });

import { type Context, runtime, util } from '@aws-appsync/utils';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { fail, resultOrFail } from '../lib/resolver';

const MOST = CompanyLimits.perPerson;

/**
 * Increments the number of company names that the caller has added in total. It counts before the name is
 * stored, so a name that exists already counts too. Fails with `Conflict` if the maximum is reached.
 * Administrators have no maximum.
 */
export function request(ctx: Context) {
  const { who } = ctx.stash;
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
}

export function response(ctx: Context) {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
    fail('Conflict', 'This person has added all the entries that one may.', {
      field: 'input',
      rule: `0..${MOST}`,
    });
  resultOrFail(ctx);
  return null;
}

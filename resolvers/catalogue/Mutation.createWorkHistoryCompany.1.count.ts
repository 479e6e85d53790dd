import { type Context, runtime, util } from '@aws-appsync/utils';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { checkCompanyName } from './lib/checkCompanyName';

const MOST = CompanyLimits.perPerson;

/**
 * Validates a new company name. Counts the company names that the caller has added in total, and fails with `Conflict` at the maximum.
 * Names that turn out to exist already are counted too, because this step runs before the name is stored.
 * Administrators are not counted.
 */
export function request(ctx: Context<{ input: { name: string } }>) {
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

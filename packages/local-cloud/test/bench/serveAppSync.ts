import { source } from '../appsync/support/apiTemplate';
import { startApi } from '../appsync/support/startApi';
import { unit } from '../appsync/support/unit';
import { answerCosts } from './answerCosts';
import { rows, schema } from './rows';

const LambdaFunctionArn = 'arn:aws:lambda:ap-northeast-1:000000000000:function:rows';

/** A relation as the product resolves it: from the parent record, which carries it. */
const carried = (field: string) =>
  unit(`const { ${field} } = ctx.source;
    if (${field} !== undefined) return runtime.earlyReturn(${field});
    return { payload: null };`);

async function main(): Promise<void> {
  const api = await startApi(
    {
      schema,
      resources: { Rows: source('rows', 'AWS_LAMBDA', { LambdaConfig: { LambdaFunctionArn } }) },
      resolvers: {
        'Query.field': unit("return { payload: 'text' };"),
        'Query.rows': { ...unit("return { operation: 'Invoke' };"), source: 'rows' },
        'Row.one': carried('one'),
        'Row.two': carried('two'),
      },
    },
    { invokeLambda: () => Promise.resolve(rows) },
  );
  answerCosts(api.endpoint);
}

void main();

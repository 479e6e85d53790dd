import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../support/resolver/bundleStep';

test.each([
  ['DynamoDB:ThrottlingException', 'InternalFailure'],
  ['DynamoDB:ProvisionedThroughputExceededException', 'InternalFailure'],
  ['DynamoDB:InternalServerError', 'InternalFailure'],
  ['DynamoDB:ValidationException', 'InvalidInput'],
  ['BadRequestException', 'InvalidInput'],
])('a page whose cursor was sent with %s ends with %s', async (type, expected) => {
  const code = await bundleStep('resolvers/message/listUserConversations.ts#');
  const context = { arguments: { nextToken: 'abc' }, error: { type, message: '' } };
  expect(evaluate(code, 'response', context).error?.errorType).toBe(expected);
});

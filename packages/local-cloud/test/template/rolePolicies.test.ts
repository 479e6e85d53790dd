import { readRolePolicies } from '../../src/template/policies/readRolePolicies';
import { readStack } from '../../src/template/readStack';
import { writeAssembly } from '../support/writeAssembly';

describe('the policies of a role', () => {
  const api = arn('appsync', 'apis/one');
  const stack = readStack(
    writeAssembly({
      template: {
        Resources: {
          Guest: {
            Type: 'AWS::IAM::Role',
            Properties: {
              Policies: [
                {
                  PolicyDocument: {
                    Statement: {
                      Effect: 'Allow',
                      Action: 'appsync:GraphQL',
                      Resource: `${api}/types/Query/fields/get*`,
                    },
                  },
                },
              ],
            },
          },
          Attached: {
            Type: 'AWS::IAM::Policy',
            Properties: {
              Roles: [{ Ref: 'Guest' }],
              PolicyDocument: {
                Statement: [
                  { Effect: 'Allow', Action: ['dynamodb:*Item'], Resource: '*' },
                  { Effect: 'Deny', NotAction: 'appsync:*', NotResource: arn('dynamodb', 'table/?ne') },
                  {
                    Effect: 'Allow',
                    Action: 'ses:SendEmail',
                    Resource: '*',
                    Condition: { StringEquals: {} },
                  },
                  { Effect: 'Allow', Action: 'SES:*', Resource: arn('dynamodb', 'table/one') },
                ],
              },
            },
          },
          Nobody: { Type: 'AWS::IAM::Role', Properties: {} },
        },
      },
    }),
  );
  const allows = readRolePolicies(stack, 'arn:aws:iam::000000000000:role/Example-Guest');

  test.each([
    ['appsync:GraphQL', `${api}/types/Query/fields/getJob`, true],
    ['appsync:graphql', `${api}/types/Query/fields/getJob`, true],
    ['appsync:GraphQL', `${api}/types/Query/fields/listJobs`, false],
    ['dynamodb:GetItem', arn('dynamodb', 'table/one'), true],
    ['dynamodb:Query', arn('dynamodb', 'table/one'), false],
    ['dynamodb:GetItem', arn('dynamodb', 'table/three'), false],
  ])('%s on %s: %s', (action, resource, expected) => {
    expect(allows(action, resource)).toBe(expected);
  });

  test('allow nothing when there are none', () => {
    expect(
      readRolePolicies(stack, 'Example-Nobody')('appsync:GraphQL', `${api}/types/Query/fields/getJob`),
    ).toBe(false);
  });

  test('are refused with the name of a condition that decides, unless another statement allows the action', () => {
    expect(allows('ses:SendEmail', arn('dynamodb', 'table/one'))).toBe(true);
    expect(() => allows('ses:SendEmail', arn('dynamodb', 'table/ane'))).toThrow(
      "depends on a policy's Condition",
    );
  });
});

function arn(service: string, resource: string): string {
  return `arn:aws:${service}:ap-northeast-1:000000000000:${resource}`;
}

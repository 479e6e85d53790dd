import { readFileSync } from 'node:fs';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { type IRole, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { guestFields } from '../schema/guestFields';
import { publishedFields } from '../schema/publishedFields';

interface IamAccessProps {
  api: GraphqlApi;
  guest: IRole;
  /** The Lambda function that calls the publishing mutations, whose results AppSync sends to subscribers. */
  publisher: IFunction;
}

/**
 * Maximum number of GraphQL fields that one IAM managed policy allows. A managed policy can have 6,144
 * characters, and the ARN of a field has about 110; a third stays free. A role can have ten managed policies.
 */
const FIELDS_PER_POLICY = 34;

/**
 * IAM permissions for GraphQL fields: guests may call the fields that the schema opens to them, and the
 * publishing function may call its mutations.
 */
export class IamAccess extends Construct {
  constructor(scope: Construct, id: string, { api, guest, publisher }: IamAccessProps) {
    super(scope, id);
    const sdl = readFileSync('schema.graphql', 'utf8');
    const fieldArn = (coordinate: string) => `${api.arn}/types/${coordinate.replace('.', '/fields/')}`;
    this.allow('Guests', guest, guestFields(sdl).map(fieldArn));
    if (publisher.role) this.allow('Publisher', publisher.role, publishedFields(sdl).map(fieldArn));
  }

  private allow(id: string, role: IRole, fields: readonly string[]): void {
    for (let at = 0; at < fields.length; at += FIELDS_PER_POLICY)
      new ManagedPolicy(this, `${id}${at / FIELDS_PER_POLICY + 1}`, {
        roles: [role],
        statements: [
          new PolicyStatement({
            actions: ['appsync:GraphQL'],
            resources: fields.slice(at, at + FIELDS_PER_POLICY),
          }),
        ],
      });
  }
}

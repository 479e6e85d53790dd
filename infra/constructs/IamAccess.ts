import { readFileSync } from 'node:fs';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { iamFields } from '../iamFields';

interface IamAccessProps {
  api: GraphqlApi;
  guest: IGrantable;
  /** The function that feeds the subscriptions. */
  publisher: IGrantable;
}

/** What may be asked for with IAM: guests the model's guest fields, the publishing role its mutations. */
export class IamAccess extends Construct {
  constructor(scope: Construct, id: string, { api, guest, publisher }: IamAccessProps) {
    super(scope, id);
    const { guests, system } = iamFields(readFileSync('schema.graphql', 'utf8'));
    const field = (name: string) => `${api.arn}/types/${name.replace('.', '/fields/')}`;
    const statement = (coordinates: readonly string[]) =>
      new PolicyStatement({ actions: ['appsync:GraphQL'], resources: coordinates.map(field) });
    guest.grantPrincipal.addToPrincipalPolicy(statement(guests));
    publisher.grantPrincipal.addToPrincipalPolicy(statement(system));
  }
}

import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Domain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';
import { codeFingerprint } from '../codeFingerprint';

interface SearchIndicesProps {
  manager: LambdaFunction;
  /**
   * The bundle folder of the function that manages search indices. It contains their definitions, so its hash
   * changes with them.
   */
  bundle: string;
  domain: Domain;
}

/**
 * Creates and updates the search indices as a step of the deployment. It runs when the domain or the definitions of
 * the indices have changed.
 */
export class SearchIndices extends Construct {
  constructor(scope: Construct, id: string, { manager, bundle, domain }: SearchIndicesProps) {
    super(scope, id);
    new CustomResource(this, 'Indices', {
      serviceToken: manager.functionArn,
      serviceTimeout: Duration.minutes(15),
      properties: {
        domain: domain.domainArn,
        definitions: codeFingerprint(bundle),
      },
    });
  }
}

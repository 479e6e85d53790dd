import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Domain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';
import { codeFingerprint } from '../codeFingerprint';

interface SearchIndicesProps {
  manager: LambdaFunction;
  /**
   * The bundle folder of the function that manages search indices. The bundle contains the definitions of the
   * indices, so its hash changes when they change.
   */
  bundle: string;
  domain: Domain;
}

/**
 * Creates and updates the search indices as a step of the deployment. The step runs when the domain or the
 * code of the function that manages the indices has changed. The code includes the definitions of the
 * indices.
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

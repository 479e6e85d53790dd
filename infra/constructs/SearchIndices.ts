import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Domain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';

interface SearchIndicesProps {
  manager: LambdaFunction;
  /** The manager's folder, which holds the indices' definitions. */
  bundle: string;
  domain: Domain;
}

/** The indices as a step of the deployment: looked at whenever the domain or what is said of them has changed. */
export class SearchIndices extends Construct {
  constructor(scope: Construct, id: string, { manager, bundle, domain }: SearchIndicesProps) {
    super(scope, id);
    const code = readFileSync(path.join(bundle, 'index.js'));
    new CustomResource(this, 'Indices', {
      serviceToken: manager.functionArn,
      serviceTimeout: Duration.minutes(15),
      properties: {
        domain: domain.domainArn,
        definitions: createHash('sha256').update(code).digest('hex').slice(0, 16),
      },
    });
  }
}

import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { codeFingerprint } from '../codeFingerprint';

interface CataloguesProps {
  /** The function that fills the catalogues. */
  seed: LambdaFunction;
  /**
   * The bundle folder of the function that fills the catalogues. The bundle contains the catalogues, so its
   * hash changes with them.
   */
  bundle: string;
}

/**
 * Adds missing entries to the reference catalogues (prefectures, occupations, skill categories, skills and
 * skill tags) as a step of the deployment. It runs when the code of the seed function, which contains the
 * catalogues, has changed, and does not change entries that exist.
 */
export class Catalogues extends Construct {
  constructor(scope: Construct, id: string, { seed, bundle }: CataloguesProps) {
    super(scope, id);
    new CustomResource(this, 'Entries', {
      serviceToken: seed.functionArn,
      serviceTimeout: Duration.minutes(6),
      properties: { catalogues: codeFingerprint(bundle) },
    });
  }
}

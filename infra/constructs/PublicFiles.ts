import { Annotations } from 'aws-cdk-lib';
import { AccessLevel, type IDistribution, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** Pattern of the S3 keys in the files bucket that CloudFront serves to everybody. */
const AREA = 'public/*';

/**
 * The folder `public/` of the files bucket as an origin of CloudFront. Without this construct, CDK would let
 * the distribution read the whole bucket.
 */
export class PublicFiles extends Construct {
  readonly origin: IOrigin;

  constructor(
    scope: Construct,
    id: string,
    private readonly files: IBucket,
  ) {
    super(scope, id);
    // CDK does not change the policy of a bucket that is named by its attributes.
    const named = Bucket.fromBucketAttributes(this, 'Bucket', {
      bucketArn: files.bucketArn,
      bucketRegionalDomainName: files.bucketRegionalDomainName,
    });
    Annotations.of(scope).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The policy is written by PublicFiles.grantRead',
    );
    this.origin = S3BucketOrigin.withOriginAccessControl(named, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
  }

  /**
   * Lets a distribution read and list the public files. Without permission to list, S3 would answer 403
   * instead of 404 for a missing file.
   */
  grantRead({ distributionArn }: IDistribution): void {
    const { files } = this;
    for (const [action, resource] of [
      ['s3:GetObject', files.arnForObjects(AREA)],
      ['s3:ListBucket', files.bucketArn],
    ] as const)
      files.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: [action],
          resources: [resource],
          conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
        }),
      );
  }
}

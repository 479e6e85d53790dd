import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  EventType,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Construct } from 'constructs';
import type { FunctionNeeds } from '../../model/FunctionNeeds';

interface FilesProps {
  keepsData: boolean;
  /** Lambda function that S3 invokes for each uploaded file, to check it. */
  checker: IFunction;
}

/**
 * The S3 bucket of files (uploads, exports and the synonyms for searches), and the bucket for the access logs
 * of other buckets.
 */
export class Files extends Construct {
  readonly bucket: Bucket;
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { keepsData, checker }: FilesProps) {
    super(scope, id);
    const common = {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // Unlike other resources with data, they remain after a failed creation too: synonyms and logs are in them by then,
      // and a bucket that is not empty would stop the rollback.
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      // CloudFormation deletes only empty buckets.
      autoDeleteObjects: !keepsData,
    };
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...common,
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = new Bucket(this, 'Bucket', {
      ...common,
      versioned: keepsData,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'files/',
      // Every request is signed by the API for its caller, so restricting the origins would add no protection.
      cors: [
        { allowedOrigins: ['*'], allowedMethods: [HttpMethods.GET, HttpMethods.POST], allowedHeaders: ['*'] },
      ],
      lifecycleRules: [
        // Where versions are kept, a deleted file is removed for good after 30 days.
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(30),
        },
        { prefix: 'incoming/', expiration: Duration.days(1) },
        { prefix: 'exports/', expiration: Duration.days(7) },
      ],
    });
    this.bucket.addEventNotification(EventType.OBJECT_CREATED, new LambdaDestination(checker), {
      prefix: 'incoming/',
    });
  }

  /**
   * Grants a Lambda function the S3 operations that its `needs.ts` declares for the folders of the bucket. If
   * it declares `listsFiles`, it may also list the keys of the bucket.
   */
  grant({ grantPrincipal }: IGrantable, { files = {}, listsFiles }: FunctionNeeds): void {
    for (const [area, operations] of Object.entries(files))
      grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({
          actions: operations.map((operation) => `s3:${operation}`),
          resources: [this.bucket.arnForObjects(`${area}/*`)],
        }),
      );
    if (listsFiles)
      grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
      );
  }
}

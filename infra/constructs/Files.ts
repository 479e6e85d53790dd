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

interface FilesProps {
  keepsData: boolean;
  /** The function that checks each uploaded file. */
  checker: IFunction;
}

/** The bucket of uploaded files, and the bucket of the access logs of all buckets. */
export class Files extends Construct {
  readonly bucket: Bucket;
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { keepsData, checker }: FilesProps) {
    super(scope, id);
    const common = {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
      // Any origin may be allowed, because the API signs every request for its caller.
      cors: [
        { allowedOrigins: ['*'], allowedMethods: [HttpMethods.GET, HttpMethods.POST], allowedHeaders: ['*'] },
      ],
      lifecycleRules: [
        // Where versions are kept, deleted objects are removed for good after a month.
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
    this.allow(checker, ['s3:GetObject', 's3:DeleteObject'], ['incoming']);
    this.allow(checker, ['s3:PutObject', 's3:DeleteObject'], ['private', 'public']);
  }

  /** Allows a function to sign uploads and downloads and to list a person's files. */
  grantSigning(signer: IGrantable): void {
    this.allowListing(signer);
    this.allow(signer, ['s3:PutObject'], ['incoming']);
    this.allow(signer, ['s3:GetObject'], ['private', 'public', 'exports']);
  }

  /** Allows a function to write exported files and to delete what it wrote. */
  grantExporting(exporter: IGrantable): void {
    this.allow(exporter, ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], ['exports']);
  }

  /** Allows a function to list and read all files of a person. */
  grantReading(reader: IGrantable): void {
    this.allow(reader, ['s3:GetObject'], ['private', 'public']);
    this.allowListing(reader);
  }

  /** Allows a function to write the dictionaries that the search domain reads from files. */
  grantKeepingRules(keeper: IGrantable): void {
    this.allow(keeper, ['s3:PutObject', 's3:GetObject'], ['search']);
  }

  /** Allows a function to list and delete all files of a person. */
  grantErasure(eraser: IGrantable): void {
    this.allow(eraser, ['s3:DeleteObject'], ['incoming', 'private', 'public', 'exports']);
    this.allowListing(eraser);
  }

  private allowListing(grantee: IGrantable): void {
    const listing = new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] });
    grantee.grantPrincipal.addToPrincipalPolicy(listing);
  }

  private allow(grantee: IGrantable, actions: string[], areas: string[]): void {
    const resources = areas.map((area) => this.bucket.arnForObjects(`${area}/*`));
    grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
  }
}

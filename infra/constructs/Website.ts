import { existsSync } from 'node:fs';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { FramedHosts } from '../../model/limits/FramedHosts';

interface WebsiteProps {
  accessLogs: IBucket;
  /** The S3 bucket of uploaded files. CloudFront serves the files below `public/`. */
  files: IBucket;
  /** Configuration of the web app, which it loads from /config.json. */
  config: Record<string, unknown>;
  /** Origins to which the content security policy lets the web app connect. */
  connect: readonly string[];
}

const BUILT = 'web/dist';

/** Hosting of the web app: its S3 bucket, its CloudFront distribution and, when the app has been built, its files. */
export class Website extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { accessLogs, files, config, connect }: WebsiteProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'website/',
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    const page = { responseHttpStatus: 200, responsePagePath: '/index.html', ttl: Duration.seconds(0) };
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: this.headers(connect, files),
        compress: true,
      },
      additionalBehaviors: {
        'public/*': {
          origin: S3BucketOrigin.withOriginAccessControl(files),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: this.fileHeaders(),
        },
      },
      errorResponses: [
        { httpStatus: 403, ...page },
        { httpStatus: 404, ...page },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_200,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
    });
    new BucketDeployment(this, 'Deployment', {
      destinationBucket: bucket,
      sources: [...(existsSync(BUILT) ? [Source.asset(BUILT)] : []), Source.jsonData('config.json', config)],
      // Pages that people have open request the code of the release that they were loaded from.
      prune: false,
      distribution: this.distribution,
      distributionPaths: ['/index.html', '/config.json'],
    });
  }

  /**
   * Creates the response headers for uploaded files: browsers must not execute anything in a file, whatever its
   * content is.
   */
  private fileHeaders(): ResponseHeadersPolicy {
    const contentSecurityPolicy = "default-src 'none'; sandbox";
    return new ResponseHeadersPolicy(this, 'FileHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
      },
    });
  }

  /** Creates the security headers that CloudFront adds to every response of the web app. */
  private headers(connect: readonly string[], files: IBucket): ResponseHeadersPolicy {
    const uploads = `https://${files.bucketRegionalDomainName}`;
    const frames = FramedHosts.map((host) => `https://${host}`);
    const contentSecurityPolicy = [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${uploads}`,
      "font-src 'self' data:",
      `connect-src 'self' ${uploads} ${connect.join(' ')}`,
      `frame-src ${frames.join(' ')}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
    });
  }
}

import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  AccessLevel,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { viewerFunctionCode } from '../edge/viewerFunctionCode';
import { alertEndBehavior } from './alertEndBehavior';
import { PublicFiles } from './PublicFiles';
import { edgeSeconds } from '../../model/edgeSeconds';
import { contentSecurityPolicy } from '../contentSecurityPolicy';
import type { Settings } from '../Settings';

interface WebsiteProps {
  accessLogs: IBucket;
  /** The S3 bucket of uploaded files. CloudFront serves the files below `public/`. */
  files: IBucket;
  /** The folder with the files of the built web app; null to deploy without it. */
  built: string | null;
  /** The Lambda function render-page. It answers for all pages that search engines may list, sitemaps and robots.txt. */
  renderer: IFunction;
  /** The Lambda function end-job-alert, which answers the links that end mails. */
  alertEnd: IFunction;
  /** Configuration of the web app, which it loads from /config.json. */
  config: Record<string, unknown>;
  /** Origins to which the content security policy lets the web app connect. */
  connect: readonly string[];
  /** The site's domain with its certificate, and the services outside of AWS that the content security policy permits. */
  settings: Pick<Settings, 'domain' | 'certificate' | 'sentryDsn' | 'analyticsId'>;
}

/** What is never published, even if a build leaves it among the files of the web app: source maps. */
const unpublished = ['*.map'];

/** Hosting of the web app: its S3 bucket, its CloudFront distribution and the files of the built app. */
export class Website extends Construct {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    { accessLogs, files, built, renderer, alertEnd, config, connect, settings }: WebsiteProps,
  ) {
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
    const readable = { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] };
    const website = S3BucketOrigin.withOriginAccessControl(bucket, { ...readable, originId: 'website' });
    const publicFiles = new PublicFiles(this, 'PublicFiles', files);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.headers({
        ...settings,
        connect,
        uploads: `https://${files.bucketRegionalDomainName}`,
      }),
      compress: true,
    };
    const certificate =
      settings.certificate === undefined
        ? undefined
        : Certificate.fromCertificateArn(this, 'Certificate', settings.certificate);
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        ...common,
        origin: new OriginGroup({
          primaryOrigin: FunctionUrlOrigin.withOriginAccessControl(
            renderer.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
            { originId: 'pages', readTimeout: Duration.seconds(10) },
          ),
          fallbackOrigin: website,
          fallbackStatusCodes: [403, 429, 500, 502, 503, 504],
        }),
        cachePolicy: this.pageCache(),
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: this.router(settings.domain) },
        ],
      },
      additionalBehaviors: {
        'assets/*': { ...common, origin: website },
        'alerts/*': { ...common, ...alertEndBehavior(alertEnd) },
        'public/*': {
          origin: publicFiles.origin,
          cachePolicy: this.fileCache(),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: this.fileHeaders(),
        },
      },
      // A page or picture that was missing a moment ago may be public now. CloudFront's default is ten seconds.
      errorResponses: [400, 403, 404, 500, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(edgeSeconds),
      })),
      ...(settings.domain && { domainNames: [settings.domain], certificate }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_200,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
    });
    publicFiles.grantRead(this.distribution);
    this.deploy(bucket, built, config);
  }

  /**
   * Uploads the files of the web app. If no built app is given, it uploads only `config.json`, the app's
   * configuration. The assets come first; their names contain a hash of their content, so browsers may cache
   * them for ever. The pages, which refer to the assets, come second.
   */
  private deploy(bucket: IBucket, built: string | null, config: Record<string, unknown>): void {
    // Pages that people have open request the code of the release that they were loaded from.
    const kept = { destinationBucket: bucket, prune: false };
    const assets =
      built === null
        ? []
        : [
            new BucketDeployment(this, 'Assets', {
              ...kept,
              sources: [Source.asset(join(built, 'assets'), { exclude: unpublished })],
              destinationKeyPrefix: 'assets',
              cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
            }),
          ];
    const pages = new BucketDeployment(this, 'Deployment', {
      ...kept,
      sources: [
        ...(built === null ? [] : [Source.asset(built, { exclude: ['assets/*', ...unpublished] })]),
        Source.jsonData('config.json', config),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    // The function behind both deployments belongs to the first of them, which must not depend on the second.
    pages.node.addDependency(...assets);
  }

  /**
   * Creates the CloudFront function that routes requests to the bucket or to the function render-page. It
   * runs for all paths except those below `assets/` and `public/`.
   */
  private router(domain: string | undefined): CloudFrontFunction {
    return new CloudFrontFunction(this, 'Router', {
      code: FunctionCode.fromInline(viewerFunctionCode(domain)),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Sends public pages to render-page, everything else to the bucket',
    });
  }

  /**
   * Creates the cache policy of pages. CloudFront caches one response for each path, host, protocol,
   * language and set of the parameters that decide the content, for as long as the response's Cache-Control header says, at most `edgeSeconds`.
   */
  private pageCache(): CachePolicy {
    return new CachePolicy(this, 'PageCache', {
      comment: 'A page per path, parameters, language and host',
      headerBehavior: CacheHeaderBehavior.allowList(
        'x-page-path',
        'x-page-host',
        'x-page-query',
        'x-page-language',
        'CloudFront-Forwarded-Proto',
      ),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(edgeSeconds),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /**
   * Creates the cache policy of uploaded files. It caches them for at most `edgeSeconds`: a picture is removed
   * when the public may no longer see it. Browsers may keep it longer, as its Cache-Control header says.
   */
  private fileCache(): CachePolicy {
    const ttl = Duration.seconds(edgeSeconds);
    return new CachePolicy(this, 'FileCache', {
      comment: 'Uploaded files, which can become private',
      minTtl: Duration.seconds(0),
      defaultTtl: ttl,
      maxTtl: ttl,
    });
  }

  /**
   * Creates the policy with the response headers of uploaded files. They prevent browsers from executing
   * anything in a file, whatever its content is.
   */
  private fileHeaders(): ResponseHeadersPolicy {
    const sandbox = "default-src 'none'; sandbox";
    return new ResponseHeadersPolicy(this, 'FileHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: sandbox, override: true },
        contentTypeOptions: { override: true },
      },
    });
  }

  /** Returns the policy with the security headers that CloudFront adds to the responses of the web app. */
  private headers(allowed: Parameters<typeof contentSecurityPolicy>[0]): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(allowed), override: true },
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

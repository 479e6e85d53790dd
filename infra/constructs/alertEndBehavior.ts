import { AllowedMethods, type BehaviorOptions, CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType, type IFunction } from 'aws-cdk-lib/aws-lambda';

/**
 * Returns how CloudFront answers the links that end the mails of an alert: by the function end-job-alert, which everybody
 * may call. CloudFront signs no POST without a hash of its body from the browser, and mail programs send none (RFC 8058).
 * What the function does is permitted by the token in the link.
 */
export const alertEndBehavior = (ender: IFunction): BehaviorOptions => ({
  origin: new FunctionUrlOrigin(ender.addFunctionUrl({ authType: FunctionUrlAuthType.NONE }), {
    originId: 'alert-end',
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
});

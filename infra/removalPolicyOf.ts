import { RemovalPolicy } from 'aws-cdk-lib';

/**
 * Returns what happens to a resource with data when it leaves the stack. Where data is kept, CloudFormation retains
 * it, except when the deployment that creates it fails: then it is deleted, so that the next try can create it.
 */
export function removalPolicyOf(keepsData: boolean): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

import { RemovalPolicy } from 'aws-cdk-lib';

/**
 * Returns the removal policy of a resource that contains data. On stages that keep their data, CloudFormation
 * retains the resource when it is removed from the stack. There is one exception: if a deployment creates the
 * resource and then fails, the resource is deleted, so that the next deployment can create it. On other
 * stages it is deleted with the stack.
 */
export function removalPolicyOf(keepsData: boolean): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

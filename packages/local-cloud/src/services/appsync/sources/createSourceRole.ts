import { readRolePolicies } from '../../../template/policies/readRolePolicies';
import type { Stack } from '../../../template/Stack';
import { SourceFailure } from './SourceFailure';

/** The IAM role of an AppSync data source, with the policies that the template gives to it. */
export interface SourceRole {
  /**
   * Checks that the role permits an action on a resource.
   * @throws SourceFailure `<service>:AccessDeniedException` when it does not
   */
  demand(service: string, action: string, resource: string): void;
}

/**
 * Reads the IAM role of a data source from the template.
 * @param arn the data source's ServiceRoleArn
 */
export function createSourceRole(stack: Stack, arn: string): SourceRole {
  const allows = readRolePolicies(stack, arn);
  const { physicalId } = stack.find('AWS::IAM::Role', arn);
  return {
    demand(service, action, resource) {
      if (allows(action, resource)) return;
      throw new SourceFailure(
        `${service}:AccessDeniedException`,
        `User: ${physicalId}/APPSYNC_ASSUME_ROLE is not authorized to perform: ${action} on resource: ${resource} ` +
          'because no identity-based policy allows the action',
      );
    },
  };
}

import { readRolePolicies } from '../../../template/policies/readRolePolicies';
import type { Stack } from '../../../template/Stack';
import { SourceFailure } from './SourceFailure';

/** The role of a data source, with its policies from the template. */
export interface SourceRole {
  /** @throws SourceFailure `<service>:AccessDeniedException` when the role may not */
  demand(service: string, action: string, resource: string): void;
}

/** @param arn the data source's ServiceRoleArn */
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

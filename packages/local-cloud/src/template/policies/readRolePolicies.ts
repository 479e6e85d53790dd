import type { Resource, Stack } from '../Stack';
import { evaluatePolicies, type Permission } from './evaluatePolicies';
import type { PolicyDocument } from './PolicyDocument';

const ATTACHED = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::RolePolicy'];

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function isAttached(policy: Resource, role: Resource): boolean {
  const { Roles, RoleName } = policy.properties;
  if ([...names(Roles), String(RoleName)].includes(role.physicalId)) return true;
  return names(role.properties.ManagedPolicyArns).includes(policy.physicalId);
}

function documentsOf(stack: Stack, role: Resource): PolicyDocument[] {
  const inline = (role.properties.Policies ?? []) as { PolicyDocument: PolicyDocument }[];
  const attached = ATTACHED.flatMap((type) => stack.resources(type)).filter((policy) =>
    isAttached(policy, role),
  );
  return [
    ...inline.map((policy) => policy.PolicyDocument),
    ...attached.map((policy) => policy.properties.PolicyDocument as PolicyDocument),
  ];
}

/**
 * Returns a function that decides what a role of the stack may do. It evaluates the role's inline policies
 * and the policies in the template that are attached to the role, but no AWS managed policies
 * (`arn:aws:iam::aws:policy/…`).
 * @param role name or ARN of the role
 * @throws Error that names the role when the stack does not have it, or when it has a permissions boundary
 */
export function readRolePolicies(stack: Stack, role: string): Permission {
  const resource = stack.find('AWS::IAM::Role', role);
  if (resource.properties.PermissionsBoundary !== undefined) {
    throw new Error(`${resource.logicalId}: permissions boundaries are not evaluated locally`);
  }
  return evaluatePolicies(documentsOf(stack, resource));
}

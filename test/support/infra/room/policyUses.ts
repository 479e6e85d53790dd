import type { Template } from '../deployments';
import type { Use } from './quotas';

interface Policy {
  Roles?: string[];
  RoleName?: string;
  PolicyDocument: unknown;
}

interface Role {
  AssumeRolePolicyDocument: unknown;
  ManagedPolicyArns?: unknown[];
  Policies?: Policy[];
}

/**
 * Returns how much of IAM's quotas the policies and roles of a template use.
 * @param resolve replaces references by values of the length that they have in AWS
 */
export function policyUses({ Resources }: Template, resolve: (value: unknown) => unknown): Use[] {
  const lengthOf = (document: unknown) => JSON.stringify(resolve(document)).replaceAll(/\s/g, '').length;
  const ofType = (type: string) => Object.entries(Resources).filter(([, { Type }]) => Type === type);
  const policies = (...types: string[]) =>
    types
      .flatMap(ofType)
      .map(([id, { Properties }]) => ({ id, ...(resolve(Properties) as Policy) }))
      .map(({ Roles, RoleName, ...policy }) => ({ ...policy, roles: Roles ?? [RoleName] }));
  const inline = policies('AWS::IAM::Policy', 'AWS::IAM::RolePolicy');
  const managed = policies('AWS::IAM::ManagedPolicy');
  const ofRoles = ofType('AWS::IAM::Role').flatMap(([id, { Properties }]): Use[] => {
    const { AssumeRolePolicyDocument, ManagedPolicyArns = [], Policies = [] } = Properties as unknown as Role;
    const name = resolve({ Ref: id });
    const own = [...Policies, ...inline.filter(({ roles }) => roles.includes(`${name}`))];
    const attached = managed.filter(({ roles }) => roles.includes(`${name}`));
    return [
      {
        quota: 'characters of the inline policies of a role',
        what: id,
        value: own.reduce((sum, { PolicyDocument }) => sum + lengthOf(PolicyDocument), 0),
      },
      { quota: 'characters of a trust policy', what: id, value: lengthOf(AssumeRolePolicyDocument) },
      { quota: 'managed policies of a role', what: id, value: attached.length + ManagedPolicyArns.length },
    ];
  });
  const ofManaged = managed.map(({ id, PolicyDocument }): Use => {
    return { quota: 'characters of a managed policy', what: id, value: lengthOf(PolicyDocument) };
  });
  return [...ofRoles, ...ofManaged];
}

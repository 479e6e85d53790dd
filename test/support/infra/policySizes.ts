import type { Deployment, Template } from './deployments';
import { resolveReal } from './resolveReal';

/** How much of an IAM quota a policy, a role or a list of policies uses. */
export interface PolicySize {
  what: string;
  size: number;
  limit: number;
}

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
 * IAM's quotas. The first three are numbers of characters without white space, `attached` is the default
 * number of managed policies per role.
 */
const LIMITS = { managed: 6144, inline: 10_240, trust: 2048, attached: 10 };

function sizesOf({ Resources }: Template, resolve: (value: unknown) => unknown): PolicySize[] {
  const lengthOf = (document: unknown) => JSON.stringify(resolve(document)).replaceAll(/\s/g, '').length;
  const ofType = (type: string) => Object.entries(Resources).filter(([, { Type }]) => Type === type);
  const policies = (...types: string[]) =>
    types
      .flatMap(ofType)
      .map(([id, { Properties }]) => ({ id, ...(resolve(Properties) as Policy) }))
      .map(({ Roles, RoleName, ...policy }) => ({ ...policy, roles: Roles ?? [RoleName] }));
  const inline = policies('AWS::IAM::Policy', 'AWS::IAM::RolePolicy');
  const managed = policies('AWS::IAM::ManagedPolicy');
  const ofRoles = ofType('AWS::IAM::Role').flatMap(([id, { Properties }]) => {
    const { AssumeRolePolicyDocument, ManagedPolicyArns = [], Policies = [] } = Properties as unknown as Role;
    const name = resolve({ Ref: id });
    const own = [...Policies, ...inline.filter(({ roles }) => roles.includes(`${name}`))];
    const attached = managed.filter(({ roles }) => roles.includes(`${name}`));
    return [
      {
        what: `inline policies of ${id}`,
        size: own.reduce((sum, { PolicyDocument }) => sum + lengthOf(PolicyDocument), 0),
        limit: LIMITS.inline,
      },
      { what: `trust of ${id}`, size: lengthOf(AssumeRolePolicyDocument), limit: LIMITS.trust },
      {
        what: `managed policies of ${id}`,
        size: attached.length + ManagedPolicyArns.length,
        limit: LIMITS.attached,
      },
    ];
  });
  const ofManaged = managed.map(({ id, PolicyDocument }) => ({
    what: `managed policy ${id}`,
    size: lengthOf(PolicyDocument),
    limit: LIMITS.managed,
  }));
  return [...ofRoles, ...ofManaged];
}

/** Returns how much of the IAM quotas the policies and roles of a deployment use, the fullest ones first. */
export function policySizes({ templates }: Deployment, account: string): PolicySize[] {
  return Object.entries(templates)
    .flatMap(([file, template]) => {
      const [stack = ''] = file.split('.');
      return sizesOf(template, (value) => resolveReal(value, template, stack, account));
    })
    .sort((one, other) => other.size / other.limit - one.size / one.limit);
}

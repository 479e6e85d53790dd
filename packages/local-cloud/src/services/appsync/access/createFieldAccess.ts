import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType } from 'graphql';
import type { Api, AuthMode } from '../Api';
import type { Caller } from './Caller';
import { groupsOf } from './identityOf';

/**
 * The access rule of a field. Its keys are the authentication modes with which callers may access the field.
 * Each value is the list of Cognito groups whose members may access it with that mode; null permits every
 * caller of the mode.
 */
type Rule = Map<AuthMode, string[] | null>;

export type FieldAccess = (
  caller: Caller,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
) => boolean;

const MODE_OF: Record<string, AuthMode | 'OTHER'> = {
  aws_cognito_user_pools: 'AMAZON_COGNITO_USER_POOLS',
  aws_iam: 'AWS_IAM',
  aws_api_key: 'OTHER',
  aws_oidc: 'OTHER',
  aws_lambda: 'OTHER',
};

function groupsArgument(directive: ConstDirectiveNode): string[] | null {
  const argument = directive.arguments?.find(({ name }) => name.value === 'cognito_groups')?.value;
  if (argument?.kind !== 'ListValue') return null;
  return argument.values.flatMap((value) => (value.kind === 'StringValue' ? [value.value] : []));
}

/**
 * Returns the access rule that the directives of a field or a type declare; null if none of them is about
 * access. If `honoursAwsAuth` is true, the directive `@aws_auth` is read as a rule for the mode `mode`;
 * otherwise it is ignored.
 */
function ruleOf(
  directives: readonly ConstDirectiveNode[] = [],
  honoursAwsAuth: boolean,
  mode: AuthMode,
): Rule | null {
  const rule: Rule = new Map();
  let marked = false;
  for (const directive of directives) {
    const name = directive.name.value;
    const named = name === 'aws_auth' && honoursAwsAuth ? mode : MODE_OF[name];
    if (named === undefined) continue;
    marked = true;
    if (named !== 'OTHER') rule.set(named, groupsArgument(directive));
  }
  return marked ? rule : null;
}

/**
 * Creates the function that decides, as AppSync does, whether a caller may access a field. The directives of
 * the field decide or, if it has none, those of its type. If neither has any, the field is open to callers
 * with the API's default authentication mode. `@aws_auth` is ignored if the API has several modes. Callers
 * with AWS credentials also need the IAM permission `appsync:GraphQL` for the field.
 */
export function createFieldAccess(api: Api): FieldAccess {
  const [defaultMode] = api.authModes;
  const honoursAwsAuth = api.authModes.length === 1;
  const rules = new Map<unknown, Rule>();

  const ruleFor = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Rule => {
    const known = rules.get(field);
    if (known) return known;
    const rule =
      ruleOf(field.astNode?.directives, honoursAwsAuth, defaultMode) ??
      ruleOf(type.astNode?.directives, honoursAwsAuth, defaultMode) ??
      new Map([[defaultMode, null]]);
    rules.set(field, rule);
    return rule;
  };

  return (caller, type, field) => {
    const groups = ruleFor(type, field).get(caller.mode);
    if (groups === undefined) return false;
    if (caller.mode === 'AWS_IAM') {
      return caller.principal.allows('appsync:GraphQL', `${api.arn}/types/${type.name}/fields/${field.name}`);
    }
    return groups === null || groups.some((group) => groupsOf(caller)?.includes(group));
  };
}

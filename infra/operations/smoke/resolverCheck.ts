import { resolverPlans } from '../../resolvers/resolverPlans';
import type { Check } from './Check';
import { expectThat } from './expectThat';

const LONGEST = 5;

function listed(names: readonly string[]): string {
  const more = names.length > LONGEST ? ` and ${names.length - LONGEST} more` : '';
  return names.slice(0, LONGEST).join(', ') + more;
}

/**
 * Returns the check that the API has exactly the resolvers of this release. After a change of the schema AppSync
 * can lose some that CloudFormation believes to be there
 * (https://github.com/aws/aws-appsync-community/issues/146).
 * @param listResolvers returns the coordinates of the resolvers that the API has for the given types
 */
export function resolverCheck(listResolvers: (types: readonly string[]) => Promise<string[]>): Check {
  return {
    name: 'every field has the resolver of this release',
    async run() {
      const planned = resolverPlans.map(({ type, field }) => `${type}.${field}`);
      const found = await listResolvers([...new Set(resolverPlans.map(({ type }) => type))]);
      const missing = planned.filter((each) => !found.includes(each));
      const unknown = found.filter((each) => !planned.includes(each));
      expectThat(missing.length === 0, `no resolver for ${listed(missing)}: deploy again`);
      expectThat(unknown.length === 0, `another release has the resolver of ${listed(unknown)}`);
    },
  };
}

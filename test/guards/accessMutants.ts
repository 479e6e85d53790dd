import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './Mutant';

type Change = [name: string, file: string, from: string, to: string];

/** Decisions that are no refusals by themselves: what each would be without its condition. */
const changes: Change[] = [
  [
    'guests are persons',
    'model/access.ts',
    "if (caller.kind === 'guest') return",
    "if (caller.kind === 'guest' && caller.isAdmin) return",
  ],
  [
    'whoever calls may',
    'model/access.ts',
    "if (caller.kind !== 'person') return false;\n  if (grants.includes('signedIn')",
    "if (caller.kind === 'person') return true;\n  if (grants.includes('signedIn')",
  ],
  [
    'everybody in a pool is an administrator',
    'model/access.ts',
    '(identity.groups ?? []).includes(ADMIN_GROUP)',
    'true',
  ],
  [
    'any group is the administrators',
    'model/access.ts',
    '(identity.groups ?? []).includes(ADMIN_GROUP)',
    '(identity.groups ?? []).length === 0',
  ],
  [
    'guests are the system',
    'model/access.ts',
    "if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('guest');",
    "if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('system');",
  ],
  [
    'everybody may touch what owners may',
    'model/access.ts',
    "grants.includes('owner') && caller.sub === partition",
    "grants.includes('owner')",
  ],
  [
    'administrators may touch everything',
    'model/access.ts',
    "if (caller.isAdmin && grants.includes('admin')) return true;\n  return grants.includes('owner')",
    "if (caller.isAdmin) return true;\n  return grants.includes('owner')",
  ],
  [
    'everybody is the owner',
    'model/access.ts',
    "if (caller.kind === 'person' && caller.sub === ownerSub) return 'owner';",
    "if (caller.kind === 'person') return 'owner';",
  ],
  [
    'everybody sees as administrators do',
    'model/access.ts',
    "if (caller.isAdmin) return 'admin';",
    "return 'admin';",
  ],
  [
    'the organization counts while the area is closed',
    'model/access.ts',
    "const inClientArea = clientArea === 'open'",
    'const inClientArea = true',
  ],
  [
    'every field is shown',
    'model/visibility/project.ts',
    'if (rule === undefined) return false;',
    'if (rule !== rule + 1) return true;',
  ],
  [
    'flags hide nothing',
    'model/visibility/project.ts',
    'item[rule.slice(1)] !== true : item[rule] === true',
    'true : true',
  ],
  ['private profiles are open', 'model/visibility/isProfileShown.ts', 'isPrivate', 'isNothing'],
  [
    'any text is an id',
    'model/ids.ts',
    'if (segments.length !== idLength(entity) || id.length > longestId) return false;',
    'if (id.length > 0) return true;',
  ],
  ['an id may hold what divides keys', 'model/ids.ts', "segment.includes('#')", 'false'],
  [
    'the owner comes from the input',
    'resolvers/lib/access/ownership.ts',
    "return entity.owner === '' ? {} : { [entity.owner]: sub };",
    'return {};',
  ],
  [
    'a forged owner is taken',
    'resolvers/lib/access/ownership.ts',
    'input.owner && input.owner !== who.sub',
    'false',
  ],
  [
    'forged owners are taken',
    'resolvers/lib/access/ownership.ts',
    'filter((owner) => owner !== who.sub).length',
    'filter((owner) => !owner).length',
  ],
  [
    'another token’s record is the caller’s',
    'resolvers/lib/write/record.ts',
    '!!sent.createToken &&',
    'true ||',
  ],
  ['a stale version is overwritten', 'resolvers/entity/update.ts', '...asked,', ''],
  ['a stale version is removed', 'resolvers/entity/delete.ts', '...asked,', ''],
  [
    'a parent need not be there',
    'resolvers/entity/create.1.write.ts',
    '[{ conditionCheck: parentExists }, put]',
    '[put]',
  ],
  [
    'whoever creates owns the parent',
    'resolvers/entity/create.1.write.ts',
    'partitionOf(parentId) === who.sub',
    'true',
  ],
  [
    'engagements of others are listed',
    'resolvers/engagement/Query.listEnishiWorkHistories.ts',
    "row.userId === who.sub || jobRoleInRow(who, row) !== 'none'",
    'true',
  ],
  [
    'hidden organizations are read',
    'resolvers/organization/Query.getOrganization.1.record.ts',
    '#hidden',
    '#nothing',
  ],
];

/** The decisions of the model and its helpers, each taken away in turn. Throws when one is not found as written. */
export function accessMutants(root: string): Mutant[] {
  return changes.map(([name, file, from, to]) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} no longer says “${from}”`);
    return { name, file, source: source.replace(from, to) };
  });
}

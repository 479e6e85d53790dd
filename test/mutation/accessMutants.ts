import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './Mutant';

type Change = [name: string, file: string, from: string, to: string];

/**
 * Source texts of conditions that decide about access without refusing a call themselves, each with a
 * replacement that is too lenient.
 */
const changes: Change[] = [
  [
    'guests count as persons',
    'model/access.ts',
    "if (caller.kind === 'guest') return",
    "if (caller.kind === 'guest' && caller.isAdmin) return",
  ],
  [
    'every person may call everything',
    'model/access.ts',
    "if (caller.kind !== 'person') return false;\n  return (",
    "if (caller.kind === 'person') return true;\n  return (",
  ],
  [
    'every member of the pool is an administrator',
    'model/access.ts',
    'groups.includes(ADMIN_GROUP) && !mustAgree',
    'true',
  ],
  [
    'callers without a group are administrators',
    'model/access.ts',
    'groups.includes(ADMIN_GROUP) && !mustAgree',
    'groups.length === 0',
  ],
  [
    'guests count as the system',
    'model/access.ts',
    "if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('guest');",
    "if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('system');",
  ],
  [
    'everybody has the rights of owners',
    'model/access.ts',
    "grants.includes('owner') && caller.sub === partition",
    "grants.includes('owner')",
  ],
  [
    'administrators have every right',
    'model/access.ts',
    "if (caller.isAdmin && grants.includes('admin')) return true;\n  return grants.includes('owner')",
    "if (caller.isAdmin) return true;\n  return grants.includes('owner')",
  ],
  [
    'every person is the owner',
    'model/access.ts',
    "if (caller.kind === 'person' && caller.sub === ownerSub) return 'owner';",
    "if (caller.kind === 'person') return 'owner';",
  ],
  [
    'everybody sees what administrators see',
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
    'if (!rule || rule === true) return rule === true;',
    'if (!rule || rule === true) return true;',
  ],
  [
    'share flags hide nothing',
    'model/visibility/project.ts',
    'item[rule.slice(1)] !== true : item[rule] === true',
    'true : true',
  ],
  ['private profiles are public', 'model/visibility/isProfileShown.ts', 'isPrivate', 'isNothing'],
  [
    'any text is an id',
    'model/ids.ts',
    'if (segments.length !== idLength(entity) || id.length > longestId) return false;',
    'if (id.length > 0) return true;',
  ],
  ['an id may contain the separator of keys', 'model/ids.ts', "segment.includes('#')", 'false'],
  [
    'the owner comes from the input',
    'resolvers/lib/access/ownership.ts',
    "return entity.owner === '' ? {} : { [entity.owner]: sub };",
    'return {};',
  ],
  [
    'a forged owner is accepted',
    'resolvers/lib/access/ownership.ts',
    'input.owner && input.owner !== who.sub',
    'false',
  ],
  [
    'forged owners are accepted',
    'resolvers/lib/access/ownership.ts',
    'filter((owner) => owner !== who.sub).length',
    'filter((owner) => !owner).length',
  ],
  [
    'a record created with another token counts as the caller’s retry',
    'resolvers/lib/write/record.ts',
    '!!sent.createToken &&',
    'true ||',
  ],
  ['a stale version is overwritten', 'resolvers/entity/lib/validateUpdate.ts', '...asked,', ''],
  ['a stale version is deleted', 'resolvers/entity/deleteEntity.ts', '...asked,', ''],
  [
    'a missing parent is accepted',
    'resolvers/entity/createEntity.ts',
    '[{ conditionCheck: check }, put]',
    '[put]',
  ],
  [
    'every creator owns the parent',
    'resolvers/entity/createEntity.ts',
    'partitionOf(parentId) === who.sub',
    'true',
  ],
  [
    'other people’s work histories are listed',
    'resolvers/engagement/listEnishiWorkHistories.ts',
    "row.userId === who.sub || jobRoleInRow(who, row) !== 'none'",
    'true',
  ],
  ['hidden organizations are readable', 'resolvers/organization/getOrganization.ts', '#hidden', '#nothing'],
];

/**
 * Creates a mutant (a version of the sources with one change) for each condition in `changes`. Throws when a
 * file no longer contains the text of its condition.
 */
export function accessMutants(root: string): Mutant[] {
  return changes.map(([name, file, from, to]) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} no longer contains “${from}”`);
    return { name, file, source: source.replace(from, to) };
  });
}

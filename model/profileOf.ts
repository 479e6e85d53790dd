import type { Entity } from './Entity';
import type { Profile, ProfileRow } from './Profile';
import type { FieldRule, Viewer } from './visibility/FieldRules';

const viewers: readonly Viewer[] = ['public', 'client', 'inContact', 'owner', 'admin'];

const isGuarded = (rule: FieldRule) => viewers.some((viewer) => rule[viewer] !== true);

/**
 * Returns the structure of a profile, derived from the declared entities: the entities of all records that
 * belong to a profile, with their parents and visibility rules. They are found from User along the relations
 * to lists of records. Private rows do not belong to the profile: `privateRelations` names User's relations
 * to them.
 */
export function profileOf(entities: readonly Entity[]): Profile {
  const rows: Record<string, ProfileRow> = {};
  const privateRelations: string[] = [];
  const named = (name: string) => {
    const found = entities.find((entity) => entity.name === name);
    if (!found) throw new Error(`A relation of the profile leads to ${name}, which is not declared`);
    return found;
  };
  const addBelow = (parent: Entity) => {
    for (const [relation, { kind, entity: name }] of Object.entries(parent.relations)) {
      if (kind !== 'many') continue;
      const entity = named(name);
      if (entity.id === 'single')
        throw new Error(`${parent.name}.${relation} lists ${name}, which is single`);
      if (entity.isPrivate) privateRelations.push(relation);
      else {
        const { author, rows: rule } = entity;
        rows[name] = {
          parent: parent.name,
          relation,
          guarded: entity.fields.filter(isGuarded),
          rows: rule,
          author: rule && author && { sub: author.sub },
        };
        addBelow(entity);
      }
    }
  };
  addBelow(named('User'));
  return { rows, privateRelations };
}

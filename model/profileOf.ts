import type { Entity } from './Entity';
import type { Profile, ProfileRow } from './Profile';
import type { FieldRule, Viewer } from './visibility/FieldRules';

const viewers: readonly Viewer[] = ['public', 'client', 'inContact', 'owner', 'admin'];

const isGuarded = (rule: FieldRule) => viewers.some((viewer) => rule[viewer] !== true);

/**
 * Derives the structure of a profile from the entities. Starting at User, it follows every relation to many
 * records and adds the entity of these records to the profile. Private rows are not added; their relations of
 * User are listed in `privateRelations`.
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

import type { BundledEntity, RareParts } from './BundledEntity';
import type { Entity, Table } from './Entity';

type Optional =
  | 'isPrivate'
  | 'isStaffOnly'
  | 'id'
  | 'parent'
  | 'owner'
  | 'author'
  | 'rate'
  | 'limits'
  | 'rules'
  | 'perParent'
  | 'exclusive'
  | 'mustExist'
  | 'means'
  | 'oneOf'
  | 'keptIf'
  | 'audited'
  | 'adminOnlyInputs'
  | 'relations'
  | 'rows'
  | 'lists'
  | 'referencedInSearchBy'
  | 'hasUniqueNames'
  | 'initialList';
type Declaration = Omit<Entity, Optional | keyof RareParts | 'table' | 'path'> &
  Partial<Pick<Entity, Optional | keyof RareParts>> &
  ({ table: Table; in?: undefined } | { in: BundledEntity; table?: undefined });

/**
 * Declares an entity. A generic resolver exists only for the operations in `access`. A child entity (`in`) is
 * stored in its parent's table and, by default, is private if its parent is.
 */
export function declareEntity<Name extends string, Declared extends Declaration>(
  declared: Declared & { name: Name } & Record<Exclude<keyof Declared, keyof Declaration>, never>,
): BundledEntity & { readonly name: Name } & Pick<RareParts, keyof Declared & keyof RareParts> {
  const { in: parent, ...declaration }: Declaration = declared;
  const whole: Entity & { name: Name } = {
    isPrivate: parent?.isPrivate ?? false,
    isStaffOnly: null,
    id: 'ulid',
    parent: '',
    owner: '',
    author: null,
    rate: null,
    limits: {},
    rules: [],
    perParent: 0,
    exclusive: [],
    mustExist: [],
    postedTexts: [],
    means: {},
    oneOf: null,
    keptIf: '',
    audited: {},
    adminOnlyInputs: [],
    givesRight: null,
    visibleLines: [],
    relations: {},
    rows: null,
    lists: [],
    referencedInSearchBy: '',
    hasUniqueNames: false,
    initialList: '',
    ...declaration,
    name: declared.name,
    table: parent?.table ?? (declaration.table as Table),
    path: parent ? [...parent.path, declaration.name] : [],
  };
  return whole;
}

import type { Entity } from './Entity';

/** The parts of an entity that the bundles of resolvers contain, mainly what keys and inputs need. */
export const bundledParts = [
  'name',
  'table',
  'path',
  'isPrivate',
  'id',
  'parent',
  'limits',
  'rules',
  'adminOnlyInputs',
] as const satisfies readonly (keyof Entity)[];

/** The parts that few entities have, and that only their bundles contain. */
export const rareParts = [
  'givesRight',
  'isStaffOnly',
  'postedTexts',
  'visibleLines',
] as const satisfies readonly (keyof Entity)[];

export type RareParts = Pick<Entity, (typeof rareParts)[number]>;

/**
 * What an imported entity promises. Resolvers have no more of it (`infra/resolvers/stripEntityRules.ts`): those that
 * show records import field rules from `model/visibility`, and generic resolvers get the whole entity as the constant
 * `ENTITY`. Other code gets the rest with `wholeEntity`.
 */
export type BundledEntity = Pick<Entity, (typeof bundledParts)[number]> & Partial<RareParts>;

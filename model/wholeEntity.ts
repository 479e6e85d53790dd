import type { BundledEntity } from './BundledEntity';
import type { Entity } from './Entity';

/** Returns an entity with all its rules. Not for resolvers, whose bundles do not contain them. */
export const wholeEntity = (entity: BundledEntity): Entity => entity as Entity;

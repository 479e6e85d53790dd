import { fieldResolvers } from './fieldResolvers';
import { entities } from '../../model/entities';
import type { Rate } from '../../model/Rate';

/** Returns the rate that the model declares for a root field such as `Mutation.createMessage`; null without one. */
export function rateOf(coordinate: string): Rate | null {
  const declared = fieldResolvers[coordinate];
  if (declared) return declared.rate ?? null;
  const entity = entities.find(
    ({ name, access }) => access.create && coordinate === `Mutation.create${name}`,
  );
  return entity?.rate ?? null;
}

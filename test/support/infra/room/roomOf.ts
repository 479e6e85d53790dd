import type { Deployment } from '../deployments';
import { resolveReal } from '../resolveReal';
import { policyUses } from './policyUses';
import { quotas, type Use } from './quotas';
import { serviceUses } from './serviceUses';
import { templateUses } from './templateUses';

/** The fullest use of a quota in a deployment. */
export interface Room {
  quota: Use['quota'];
  what: string;
  value: number;
  limit: number;
  share: number;
  /** Whether a further entity uses more of the quota. */
  grows: boolean;
  /** The share when the model has a fifth more entities. */
  grown: number;
}

const MORE = 0.2;

function growthOf({ quota, value, ofResolvers = 0 }: Use): number {
  const { grows } = quotas[quota];
  return { no: 0, all: value, resolvers: ofResolvers }[grows] * MORE;
}

/** Returns the fullest use of each quota, the fullest quota first. */
export function roomOf(deployment: Omit<Deployment, 'name' | 'failure'>, account: string): Room[] {
  const uses = [
    ...templateUses(deployment),
    ...serviceUses(deployment),
    ...Object.entries(deployment.templates).flatMap(([file, template]) => {
      const [stack = ''] = file.split('.');
      return policyUses(template, (value) => resolveReal(value, template, stack, account));
    }),
  ];
  const rooms = uses.map((use): Room => {
    const { quota, what, value } = use;
    const { limit, grows } = quotas[quota];
    const grown = Math.ceil(value + growthOf(use)) / limit;
    return { quota, what, value, limit, share: value / limit, grows: grows !== 'no', grown };
  });
  const fullest = new Map<Use['quota'], Room>();
  for (const room of rooms) {
    const known = fullest.get(room.quota);
    if (!known || known.grown < room.grown) fullest.set(room.quota, room);
  }
  return [...fullest.values()].sort((one, other) => other.share - one.share);
}

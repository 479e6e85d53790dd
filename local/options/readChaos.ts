import { type Chaos, chaosKinds } from '@enishi/local-cloud';

/**
 * Reads which effects of load in AWS the emulated DynamoDB imitates.
 * @param names the value of LOCAL_CHAOS, such as `conflict,throttle,stale`
 * @param seed the value of CHAOS_SEED, a whole number for the random choices; a random one if it is missing
 * @returns null when LOCAL_CHAOS is empty
 * @throws Error that names the invalid value
 */
export function readChaos(names: string | undefined, seed: string | undefined): Chaos | null {
  if (!names) return null;
  const kinds = names.split(',').map((name) => {
    const kind = chaosKinds.find((each) => each === name);
    if (kind) return kind;
    throw new Error(`LOCAL_CHAOS has only ${chaosKinds.join(', ')}, not "${name}".`);
  });
  const value = seed ? Number(seed) : Math.floor(Math.random() * 1_000_000);
  if (!Number.isInteger(value)) throw new Error(`CHAOS_SEED must be a whole number, not "${seed}".`);
  return { kinds, seed: value };
}

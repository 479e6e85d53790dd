import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Condition, wellCondition } from '../Condition';
import { Refusal } from '../Refusal';
import type { SearchIndex } from './SearchIndex';

type Health = 'green' | 'yellow' | 'red';

const megabyte = 1024 * 1024;

/** Gives back at once what is not used any more, which Node does only when it needs memory. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const replicasOf = ({ definition }: SearchIndex): number => {
  const settings = (definition.settings ?? {}) as Record<string, unknown>;
  const within = (settings.index ?? {}) as Record<string, unknown>;
  return Number(settings.number_of_replicas ?? within.number_of_replicas ?? 1);
};

/**
 * The nodes on which the search engine pretends to run, which lose indices and run out of memory when the developer
 * page says so.
 */
export class Hardware {
  private condition = wellCondition;
  private lost = new Set<SearchIndex>();
  private occupied = new ArrayBuffer(0);

  get nodes(): number {
    return this.condition.nodes;
  }

  /** Brings about a condition. `lost` are the indices that it names: those that exist now, not their successors. */
  meet(condition: Condition, lost: readonly SearchIndex[]): void {
    this.condition = condition;
    this.lost = new Set(lost);
    const bytes = condition.occupiedMegabytes * megabyte;
    if (bytes === this.occupied.byteLength) return;
    this.occupied = new ArrayBuffer(bytes);
    collectGarbage();
  }

  healthOf(index: SearchIndex): Health {
    if (this.lost.has(index)) return 'red';
    return replicasOf(index) < this.nodes ? 'green' : 'yellow';
  }

  /** @throws Refusal when no node has the data of the index */
  assertPresent(index: SearchIndex): void {
    if (!this.lost.has(index)) return;
    throw new Refusal(
      503,
      'no_shard_available_action_exception',
      `[${index.name}][0] primary shard is not active`,
    );
  }

  /** The memory of the engine in bytes, with what searches occupy. */
  get heap(): { used: number; limit: number } {
    const { used_heap_size, external_memory, heap_size_limit } = getHeapStatistics();
    return { used: used_heap_size + external_memory, limit: heap_size_limit };
  }
}

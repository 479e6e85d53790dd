/**
 * What the developer page makes the search domain go through: the failures that the alarms of a domain are about.
 * A domain that is well has `wellCondition`.
 */
export interface Condition {
  /** How many of the domain's two data nodes are running: one is enough to answer, but then no shard has a copy. */
  nodes: 1 | 2;
  /** Names or aliases of indices whose data no node has. Searching or writing them fails until they are created again. */
  lost: string[];
  /** Size of a node's disk in megabytes; null for the size that the template declares. */
  diskMegabytes: number | null;
  /** Memory in megabytes that searches occupy and do not give back. */
  occupiedMegabytes: number;
}

export const wellCondition: Condition = { nodes: 2, lost: [], diskMegabytes: null, occupiedMegabytes: 0 };

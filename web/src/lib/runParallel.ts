/** How many operations run at the same time. */
const PARALLEL = 4;

interface ParallelRun<Item, Outcome> {
  items: readonly Item[];
  run: (item: Item) => Promise<Outcome>;
  /** Called with the result of each item as soon as the item has ended. */
  onOutcome: (item: Item, outcome: Outcome) => void;
  /**
   * Aborting this signal stops the run: no further item is started, but those that are running are awaited.
   */
  signal: AbortSignal;
}

/**
 * Runs an operation for each item, four at a time. Resolves when every operation that was started has ended.
 */
export async function runParallel<Item, Outcome>(parallel: ParallelRun<Item, Outcome>): Promise<void> {
  const { items, run, onOutcome, signal } = parallel;
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift()) {
      onOutcome(item, await run(item));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, () => work()));
}

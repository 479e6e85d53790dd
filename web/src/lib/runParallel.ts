/** The number of operations of a bulk action that run at the same time. */
const PARALLEL = 4;

interface ParallelRun<Item, Outcome> {
  items: readonly Item[];
  run: (item: Item) => Promise<Outcome>;
  /** Called after each item, in the order in which they end. */
  onOutcome: (item: Item, outcome: Outcome) => void;
  /** When it is aborted, no further item begins; those that have begun are awaited. */
  signal: AbortSignal;
}

/** Runs an operation for each item, four at a time. Resolves when all that have begun have ended. */
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

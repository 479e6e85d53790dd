/**
 * Starts the tasks in their order, at most `lanes` at the same time. The results have the order of the tasks.
 */
export async function inLanes<Result>(lanes: number, tasks: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function lane() {
    while (next < tasks.length) {
      const index = next++;
      const task = tasks[index];
      if (task) results[index] = await task();
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

import type { CDPSession } from 'playwright-core';

/** A task of a page's main thread: how long it took, and how much of that the processor worked on it. */
export interface TracedTask {
  milliseconds: number;
  processorMilliseconds: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The time of the event, in microseconds. */
  ts: number;
  /** How long it took, and the processor time of its thread, in microseconds. */
  dur?: number;
  tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const isWithin = ({ ts }: TraceEvent, [from, to]: readonly TraceEvent[]) =>
  from !== undefined && to !== undefined && ts >= from.ts && ts <= to.ts;

/**
 * Runs `work` and returns the tasks of the page's main thread that began between the page's marks
 * `measure-start` and `measure-end` (`performance.mark`), which `work` must set. On a busy machine a task
 * waits for the processor; its processor time leaves that out, and includes an emulated slowdown.
 */
export async function traceTasks(tools: CDPSession, work: () => Promise<unknown>): Promise<TracedTask[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  tools.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await tools.send('Tracing.start', { traceConfig });
  await work();
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await complete;
  tools.off('Tracing.dataCollected', collect);
  const marks = ['measure-start', 'measure-end'].flatMap(
    (mark) => events.find(({ name }) => name === mark) ?? [],
  );
  if (marks.length < 2) throw new Error('The trace lacks the marks of the measurement');
  return events
    .filter(
      ({ name, ph, pid, tid }) =>
        name === TASK && ph === 'X' && pid === marks[0]?.pid && tid === marks[0].tid,
    )
    .filter((event) => isWithin(event, marks))
    .map(({ dur = 0, tdur = 0 }) => ({ milliseconds: dur / 1000, processorMilliseconds: tdur / 1000 }));
}

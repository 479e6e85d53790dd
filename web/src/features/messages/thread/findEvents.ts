import { eventStateOf } from '../../../entities/conversation/eventStateOf';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import type { ThreadLine } from './ThreadLine';

export type ApplicationEvent = NonNullable<ThreadApplicationFragment['history']>[number];

const distance = (line: ThreadLine, { at }: ApplicationEvent) =>
  Math.abs(Date.parse(line.createdAt) - Date.parse(at));

/**
 * Finds for each event line the change of the application that it reports, by the line's id: the one to the same state
 * that is nearest in time, because an application can reach a state several times.
 */
export function findEvents(
  lines: readonly ThreadLine[],
  history: readonly ApplicationEvent[],
): ReadonlyMap<string, ApplicationEvent> {
  const found = lines.flatMap((line): [string, ApplicationEvent][] => {
    const state = line.isEvent ? eventStateOf(line.content) : undefined;
    const [nearest] = history
      .filter(({ type }) => type === state)
      .sort((one, other) => distance(line, one) - distance(line, other));
    return nearest ? [[line.id, nearest]] : [];
  });
  return new Map(found);
}

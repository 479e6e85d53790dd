import type { ReactNode } from 'react';
import { Thread } from './Thread';
import type { ThreadStep } from './ThreadStep';

export interface TimelineEvent {
  key: string;
  /** ISO 8601. */
  at: string;
  /** The time as people read it. */
  time: string;
  title: ReactNode;
  /** A reason or a description. */
  note?: ReactNode;
  /** The tie was loosened. */
  isEnd?: boolean;
}

interface TimelineProps {
  /** Names the list. */
  label: string;
  events: readonly TimelineEvent[];
}

/** What happened, one knot for each event, the oldest first. */
export const Timeline = ({ label, events }: TimelineProps) => (
  <Thread
    label={label}
    look="vertical"
    steps={events.map(({ key, at, time, title, note, isEnd = false }): ThreadStep => ({
      key,
      label: (
        <>
          <time dateTime={at}>{time}</time> {title}
        </>
      ),
      note,
      state: isEnd ? 'loosened' : 'reached',
    }))}
  />
);

import type { ReactNode } from 'react';
import { Thread } from './Thread';
import type { ThreadStep } from './ThreadStep';

export interface TimelineEvent {
  key: string;
  /** The time of the event in the format of ISO 8601, for the `datetime` attribute. */
  at: string;
  /** The time of the event as people read it. */
  time: string;
  title: ReactNode;
  /** A reason for the event or a description. */
  note?: ReactNode;
  /** True for an event that ended the process, such as a rejection. */
  isEnd?: boolean;
}

interface TimelineProps {
  /** The name of the list of events for screen readers. */
  label: string;
  events: readonly TimelineEvent[];
}

/**
 * A list of past events, drawn as a vertical thread: a knot for each event, or a frayed end for an event that
 * ended the process. The events are passed with the oldest first.
 */
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

import { isUnread } from './isUnread';
import { olderPages } from './olderPages';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import type { LineRead, ThreadLine } from './ThreadLine';
import type { Participant, ThreadState } from './ThreadState';

export type ThreadAction =
  | {
      type: 'opened';
      thread: Pick<ThreadState, 'name' | 'jobId' | 'application' | 'participants' | 'lines' | 'olderToken'>;
    }
  | { type: 'missing' | 'failed' | 'closed' }
  /**
   * Messages that are new: this tab has sent them, a subscription has delivered them, or a query has found
   * them after an interruption of the subscription.
   */
  | { type: 'arrived'; lines: readonly ThreadLine[] }
  | { type: 'olderLoaded'; token: string; lines: readonly ThreadLine[]; olderToken: string | null }
  /** A page whose messages had been dropped is loaded again. */
  | { type: 'restored'; token: string; lines: readonly ThreadLine[] }
  /** Only the pages from one index to another are near the visible area. */
  | { type: 'moved'; from: number; to: number }
  /** Somebody has joined the conversation while it was open. `participants` are all members now. */
  | { type: 'joined'; participants: readonly Participant[] }
  /** The application has changed while the conversation was open. */
  | { type: 'applicationChanged'; application: ThreadApplicationFragment | null }
  | { type: 'read'; lineId: string; read: LineRead }
  /** The person themselves has read everything up to a message. */
  | { type: 'readTo'; lineId: string; read: LineRead };

export const emptyThread: ThreadState = {
  status: 'loading',
  name: '',
  jobId: null,
  application: null,
  participants: [],
  lines: [],
  pages: [],
  olderToken: null,
};

function withRead(line: ThreadLine, read: LineRead): ThreadLine {
  const others = (line.reads ?? []).filter(({ userId }) => userId !== read.userId);
  return { ...line, reads: [...others, read] };
}

function withoutUnread(line: ThreadLine, lineId: string, read: LineRead): ThreadLine {
  return line.id <= lineId && isUnread(line, read.userId) ? withRead(line, read) : line;
}

export function reduceThread(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.type) {
    case 'opened':
      return olderPages.merge({ ...action.thread, pages: [], status: 'shown' }, state.lines);
    case 'arrived':
      return olderPages.merge(state, action.lines);
    case 'olderLoaded':
      return olderPages.add(state, action.token, action);
    case 'restored':
      return olderPages.restore(state, action.token, action.lines);
    case 'moved':
      return olderPages.keep(state, action.from, action.to);
    case 'read':
    case 'readTo': {
      const { type, lineId, read } = action;
      const change = (line: ThreadLine) => {
        if (type === 'readTo') return withoutUnread(line, lineId, read);
        return line.id === lineId ? withRead(line, read) : line;
      };
      const pages = state.pages.map((page) => ({ ...page, lines: page.lines?.map(change) ?? null }));
      return { ...state, pages, lines: state.lines.map(change) };
    }
    case 'joined':
      return { ...state, participants: action.participants };
    case 'applicationChanged':
      return { ...state, application: action.application };
    case 'closed':
      return emptyThread;
    default:
      return { ...state, status: action.type };
  }
}

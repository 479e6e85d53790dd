import { mergeLines } from './mergeLines';
import type { LineRead, ThreadLine } from './ThreadLine';
import type { Participant, ThreadState } from './ThreadState';

export type ThreadAction =
  | { type: 'opened'; thread: Pick<ThreadState, 'name' | 'jobId' | 'participants' | 'lines' | 'olderToken'> }
  | { type: 'missing' | 'failed' | 'closed' }
  /**
   * Messages that are new: this tab has sent them, a subscription has delivered them, or a query has found
   * them after an interruption of the subscription.
   */
  | { type: 'arrived'; lines: readonly ThreadLine[] }
  | { type: 'olderLoaded'; lines: readonly ThreadLine[]; olderToken: string | null }
  /** Somebody has joined the conversation while it was open. `participants` are all members now. */
  | { type: 'joined'; participants: readonly Participant[] }
  | { type: 'read'; lineId: string; read: LineRead };

export const emptyThread: ThreadState = {
  status: 'loading',
  name: '',
  jobId: null,
  participants: [],
  lines: [],
  olderToken: null,
};

function withRead(line: ThreadLine, read: LineRead): ThreadLine {
  const others = (line.reads ?? []).filter(({ userId }) => userId !== read.userId);
  return { ...line, reads: [...others, read] };
}

export function reduceThread(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.type) {
    case 'opened':
      return { ...action.thread, lines: mergeLines(action.thread.lines, state.lines), status: 'shown' };
    case 'arrived':
      return { ...state, lines: mergeLines(state.lines, action.lines) };
    case 'olderLoaded':
      return {
        ...state,
        lines: mergeLines(action.lines, state.lines),
        olderToken: action.olderToken,
      };
    case 'read':
      return {
        ...state,
        lines: state.lines.map((line) => (line.id === action.lineId ? withRead(line, action.read) : line)),
      };
    case 'joined':
      return { ...state, participants: action.participants };
    case 'closed':
      return emptyThread;
    default:
      return { ...state, status: action.type };
  }
}

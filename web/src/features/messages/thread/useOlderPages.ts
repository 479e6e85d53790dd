import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { reportError } from '../../../lib/errors/reportError';
import type { ThreadAction } from './reduceThread';
import type { ThreadState } from './ThreadState';

type Page = Pick<ThreadState, 'lines' | 'olderToken'>;

/**
 * Returns two functions: `loadOlder` loads the next older page, and `restore` loads a page whose messages were
 * dropped, by its cursor. Each of them does nothing while its previous request is unanswered. After a failure
 * the next call tries again.
 * @param load requests one page by its cursor
 */
export function useOlderPages(
  load: (token: string) => Promise<Page>,
  current: RefObject<ThreadState>,
  dispatch: Dispatch<ThreadAction>,
) {
  const isLoading = useRef({ older: false, dropped: false });
  const loadOlder = useCallback(async () => {
    const token = current.current.olderToken;
    if (!token || isLoading.current.older) return;
    isLoading.current.older = true;
    try {
      dispatch({ type: 'olderLoaded', token, ...(await load(token)) });
    } catch (error) {
      await reportError('ThreadPage', error);
    } finally {
      isLoading.current.older = false;
    }
  }, [load, current, dispatch]);
  const restore = useCallback(
    async (token: string) => {
      const page = current.current.pages.find((each) => each.token === token);
      if (!page || isLoading.current.dropped) return;
      isLoading.current.dropped = true;
      try {
        let found = await load(token);
        let { lines } = found;
        // A message stored since then may have pushed the oldest ones of this page to the next.
        while (found.olderToken && found.lines[0] && found.lines[0].id > page.from) {
          found = await load(found.olderToken);
          lines = [...found.lines, ...lines];
        }
        dispatch({ type: 'restored', token, lines });
      } catch (error) {
        await reportError('ThreadPage', error);
      } finally {
        isLoading.current.dropped = false;
      }
    },
    [load, current, dispatch],
  );
  return { loadOlder, restore };
}

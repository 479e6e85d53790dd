import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const kinds = ['history', 'achievement', 'qualification'] as const;

/** What a person edits in a sheet: a stored record with `id`, or a new one. */
export interface Editing {
  kind: (typeof kinds)[number];
  id?: string;
  /** What a new record belongs to: the type of a history (`EDUCATION`), or the history of an achievement. */
  of?: string;
}

/** Returns which record is being edited, by the URL, and functions that open and close its sheet. */
export function useEditing() {
  const [params, setParams] = useSearchParams();
  const [edit, id, of] = ['edit', 'id', 'of'].map((name) => params.get(name) ?? undefined);
  const kind = kinds.find((one) => one === edit);
  const editing = useMemo<Editing | null>(() => (kind ? { kind, id, of } : null), [kind, id, of]);
  const open = useCallback(
    (next: Editing) => {
      const given = [['edit', next.kind], ...(['id', 'of'] as const).map((name) => [name, next[name]])];
      setParams(
        given.filter((pair): pair is [string, string] => pair[1] !== undefined),
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  const close = useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams]);
  return { editing, open, close };
}

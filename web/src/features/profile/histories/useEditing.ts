import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const kinds = ['history', 'achievement', 'qualification'] as const;

/** The record that is edited in a sheet. `id` is undefined for a record that is yet to be created. */
export interface Editing {
  kind: (typeof kinds)[number];
  id?: string;
  /** For a new history, its type; for a new achievement, the id of its history. */
  of?: string;
}

/**
 * Returns the record that the person is editing according to the URL (null for none), and functions that
 * open and close the sheet for a record. An open sheet is a part of the URL.
 */
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

import { useMemo } from 'react';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { useClientToken } from '../../../lib/apollo/useClientToken';

interface ChildRecord<Row extends { version: number }, Values extends object> {
  /** The stored record; undefined for a new one. */
  stored: Row | undefined;
  /** Converts a record into the values of its form; without one, returns those of an empty form. */
  toValues: (row?: Row) => Values;
  create: (values: Values, clientToken: string) => Promise<Row | null>;
  update: (changed: Partial<Values>, version: number | undefined) => Promise<Row | null>;
  /**
   * Reads the list of the talent's records again and resolves to `stored` as it is stored now; for a new
   * record, to undefined.
   */
  read: () => Promise<Row | undefined>;
}

/** Returns what `useEditor` needs to create or edit a record that belongs to a talent. */
export function useChildRecord<Row extends { version: number }, Values extends object>(
  child: ChildRecord<Row, Values>,
) {
  const { stored, toValues, create, update, read } = child;
  const clientToken = useClientToken();
  const toRecord = (row: Row | null | undefined): EditedRecord<Values> => {
    if (!row) throw new Error('The record does not exist.');
    return { values: toValues(row), version: row.version };
  };
  const record = useMemo<EditedRecord<Values>>(
    () => ({ values: toValues(stored), version: stored?.version }),
    [stored, toValues],
  );
  const save = async (changed: Partial<Values>, version: number | undefined, values: Values) => {
    if (stored) return toRecord(await update(changed, version));
    const created = toRecord(await create(values, clientToken()));
    await read().catch(() => undefined);
    return created;
  };
  return { record, save, read: stored ? async () => toRecord(await read()) : undefined };
}

import { useMemo, useRef } from 'react';
import { CompanyLimits } from '../../../../../../model/limits/CompanyLimits';
import type { CareerHistoryFragment } from '../../../../generated/career';
import {
  AddCompanyDocument,
  AddDivisionDocument,
  CreateHistoryDocument,
  RemoveDivisionDocument,
  SaveHistoryDocument,
} from '../../../../generated/editHistories';
import type { HistoryType } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { reportError } from '../../../../lib/errors/reportError';
import type { ReadCareer } from '../useCareer';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
import { useSend } from '../useSend';
import { deriveMarks, type HistoryValues, newHistoryRecord, toHistoryRecord } from './HistoryValues';
import { isLongerThan } from '../../../../../../model/isLongerThan';

interface EditedHistory {
  sub: string;
  /** The history to edit; undefined to create one. */
  history?: CareerHistoryFragment;
  /** The type of the history to create. */
  historyType: HistoryType;
  read: ReadCareer;
  /** All histories of the talent. */
  histories: readonly CareerHistoryFragment[];
}

/**
 * Returns the values of the form for a history, with two functions: one reads the values again from the
 * server, the other saves them.
 */
export function useHistoryRecord({ sub, history, historyType, read, histories }: EditedHistory) {
  const send = useSend();
  const clientToken = useClientToken();
  const record = useMemo(
    () => (history ? toHistoryRecord(history) : newHistoryRecord(historyType)),
    [history, historyType],
  );
  /**
   * The id of the history that this form has created. If saving fails after that, for example at a division,
   * the next attempt updates this history and does not create a second one.
   */
  const createdId = useRef<string>(undefined);
  const idOf = () => history?.id ?? createdId.current;
  const readStored = async () => {
    const { workHistories } = await read();
    const stored = workHistories?.items.find(({ id }) => id === idOf());
    if (!stored) throw new Error('The history does not exist any more.');
    return stored;
  };
  const saveDivisions = async (workHistoryID: string, names: readonly string[]) => {
    const stored = history?.divisions?.items ?? [];
    for (const { id, name } of stored) if (!names.includes(name)) await send(RemoveDivisionDocument, { id });
    const added = names.filter((name) => !stored.some((one) => one.name === name));
    for (const name of added) await send(AddDivisionDocument, { input: { workHistoryID, name } });
  };
  /**
   * Adds the employer's name to the catalogue of company names, from which everybody gets suggestions. A
   * failure does not prevent saving.
   */
  const suggest = async ({ historyType: type, organizationName }: HistoryValues) => {
    const name = organizationName?.trim() ?? '';
    if ((type !== 'WORK' && type !== 'SIDE_WORK') || !name || isLongerThan(name, CompanyLimits.name)) return;
    await send(AddCompanyDocument, { name }).catch((error: unknown) => {
      const { kind } = classifyFailure(error);
      return kind === 'Unexpected' ? reportError('AddCompany', error) : undefined;
    });
  };
  const store = async (own: object, version: number | undefined) => {
    const id = idOf();
    if (id) return (await send(SaveHistoryDocument, { input: { id, ...own }, version })).updateWorkHistory;
    const input = { userID: sub, historyType, ...own, clientToken: clientToken() };
    const { createWorkHistory: created } = await send(CreateHistoryDocument, { input });
    createdId.current = created?.id;
    return created;
  };
  const save = async (
    changed: Partial<HistoryValues>,
    version: number | undefined,
    values: HistoryValues,
  ) => {
    const { divisions, ...own } = changed;
    const isNew = idOf() === undefined;
    const others = histories.filter(({ id }) => id !== idOf());
    const derived = values.historyType === 'EDUCATION' ? {} : deriveMarks(values, history, others);
    const isChanged = isNew || Object.keys(own).length > 0;
    const stored = isChanged ? await store({ ...own, ...derived }, version) : null;
    if (divisions) await saveDivisions(idOf() ?? '', divisions);
    if (own.organizationName) await suggest(values);
    // The API takes isLastJob and isLastSchool from the history that had them before.
    const changesOthers = derived.isLastJob === true || own.isLastSchool === true;
    if (history && stored && !divisions && !changesOthers) return toHistoryRecord({ ...history, ...stored });
    const latest = await readStored().catch((error: unknown) => {
      if (!stored) throw error;
      return null;
    });
    if (latest) return toHistoryRecord(latest);
    // It is stored, although it cannot be read again now.
    return { values, version: stored?.version };
  };
  return { record, save, read: history ? async () => toHistoryRecord(await readStored()) : undefined };
}

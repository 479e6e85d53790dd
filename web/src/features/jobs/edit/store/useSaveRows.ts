import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { childId } from '../../../../../../model/ids';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import {
  ChooseOccupationDocument,
  CreateOccupationDocument,
  CreateStepDocument,
  DeleteStepDocument,
  SaveStepDocument,
} from '../../../../generated/editJob';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { toStoredValue } from '../../../../components/forms/edit/toStoredValue';
import type { JobValues, StepValue } from '../JobValues';
import type { EditedJob } from './EditedJob';
import { renameRefusedField } from './renameRefusedField';

type StoredStep = NonNullable<EditedJob['selectionProcesses']>['items'][number];
type StoredOccupation = NonNullable<EditedJob['mainJobs']>['items'][number];

interface StepsOf {
  openJobID: string;
  /** The selection steps that are stored now. */
  rows: readonly StoredStep[];
  /** True if texts may mention the organization although the job hides it: the person has chosen このまま公開. */
  acceptsHiddenName: boolean;
}

const isAsStored = (row: StoredStep, wanted: Omit<StepValue, 'id'> & { step: number }) =>
  row.step === wanted.step && row.title === wanted.title && row.description === wanted.description;

/**
 * Returns functions that store the selection steps of a job and its occupations. They send one mutation for each
 * record that differs from the stored one. The API refuses a record that somebody else
 * has changed in the meantime. After a failure, read the records and call the function again; it then sends
 * only what is still missing.
 */
export function useSaveRows() {
  const client = useApolloClient();
  const clientToken = useClientToken();
  /**
   * For the stored id of each selection step that this editor has sent, the id that the editor had made for the
   * step. The stored id ends with the client token, so it is known although the answer may be lost.
   */
  const editorIds = useRef(new Map<string, string>());
  const isSame = (row: { id: string }, wanted: { id: string }) =>
    row.id === wanted.id || editorIds.current.get(row.id) === wanted.id;
  const remove = async ({ id, version }: StoredStep) => {
    try {
      await client.mutate({ mutation: DeleteStepDocument, variables: { id, version } });
    } catch (error) {
      if (classifyFailure(error).kind !== 'NotFound') throw error;
    }
  };
  const saveStep = async (
    { openJobID, rows, acceptsHiddenName }: StepsOf,
    wanted: StepValue,
    step: number,
  ) => {
    const [title, description] = [wanted.title, wanted.description].map(toStoredValue) as (string | null)[];
    const values = { step, title: title ?? null, description: description ?? null };
    const stored = rows.find((row) => isSame(row, wanted));
    if (stored && isAsStored(stored, values)) return;
    const accepted = acceptsHiddenName && { acceptsHiddenName };
    if (stored) {
      const input = { id: stored.id, ...values, ...accepted };
      const variables = { input, version: stored.version };
      await client.mutate({ mutation: SaveStepDocument, variables });
      return;
    }
    const token = clientToken(wanted.id);
    editorIds.current.set(childId(openJobID, token), wanted.id);
    const input = { openJobID, ...values, ...accepted, clientToken: token };
    const { data } = await client.mutate({ mutation: CreateStepDocument, variables: { input } });
    if (data?.createSelectionProcess) editorIds.current.set(data.createSelectionProcess.id, wanted.id);
  };
  return {
    /** Returns a record with the editor's own ids in place of those of the selection steps that it has sent. */
    withEditorIds({ values, version }: EditedRecord<JobValues>): EditedRecord<JobValues> {
      const selectionProcesses = values.selectionProcesses.map((step) => ({
        ...{ ...step, id: editorIds.current.get(step.id) ?? step.id },
      }));
      return { values: { ...values, selectionProcesses }, version };
    },
    async saveSteps(of: StepsOf, wanted: readonly StepValue[]) {
      const { rows } = of;
      try {
        for (const row of rows) if (!wanted.some((step) => isSame(row, step))) await remove(row);
        for (const [index, step] of wanted.entries()) await saveStep(of, step, index + 1);
      } catch (error) {
        throw renameRefusedField(error, () => 'selectionProcesses');
      }
    },
    async saveOccupations(openJobID: string, wanted: readonly string[], rows: readonly StoredOccupation[]) {
      for (const { id, jobID, isSelected, version } of rows) {
        const isWanted = wanted.includes(jobID ?? '');
        if (isWanted === (isSelected !== false)) continue;
        const variables = { id, isSelected: isWanted, version };
        await client.mutate({ mutation: ChooseOccupationDocument, variables });
      }
      for (const jobID of wanted) {
        if (rows.some((row) => row.jobID === jobID)) continue;
        const input = { openJobID, jobID, isSelected: true };
        await client.mutate({ mutation: CreateOccupationDocument, variables: { input } });
      }
    },
  };
}

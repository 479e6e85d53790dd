import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import {
  CreateJobDocument,
  EditedJobDocument,
  SaveJobDocument,
  SkillNamesDocument,
} from '../../../../generated/editJob';
import { createClientToken } from '../../../../lib/apollo/createClientToken';
import type { JobValues } from '../JobValues';
import { buildJobInput, type OwnChanges } from './buildJobInput';
import type { EditedJob } from './EditedJob';
import { renameRefusedField } from './renameRefusedField';
import { toJobRecord } from './toJobRecord';
import { useSaveRows } from './useSaveRows';

/**
 * The job that the editor last read. Right after a new job was created, only its id and version are known.
 */
type Known = Pick<EditedJob, 'id' | 'version'> & Partial<EditedJob>;

const nameStepsField = (field: string) =>
  field.startsWith('selectionProcesses.') ? 'selectionProcesses' : undefined;

/**
 * Returns functions that read a job for its editor and save what was changed. `stored` is null for a new job, which the
 * first save creates; `getId` then gives its id.
 * @param organizationId the organization of a new job, unless it is chosen in the form
 */
export function useJobRecord(stored: EditedJob | null, organizationId: string | null) {
  const client = useApolloClient();
  const known = useRef<Known | null>(stored);
  const { saveSteps, saveOccupations } = useSaveRows();

  const read = async (): Promise<EditedRecord<JobValues>> => {
    const variables = { id: known.current?.id ?? '' };
    const { data } = await client.query({
      ...{ query: EditedJobDocument, variables, fetchPolicy: 'network-only' },
    });
    if (!data?.getOpenJob) throw new Error('The job does not exist.');
    known.current = data.getOpenJob;
    return toJobRecord(data.getOpenJob);
  };
  const findSkillIds = async (names: readonly string[]) => {
    if (names.length === 0) return [];
    const { data } = await client.query({ query: SkillNamesDocument });
    const skills = data?.listSkills.items ?? [];
    return names.flatMap((name) => skills.find((skill) => skill.name === name)?.id ?? []);
  };
  const write = async (input: ReturnType<typeof buildJobInput>, version: number | undefined) => {
    if (Object.keys(input).length === 0 && known.current) return;
    if (known.current) {
      const { id } = known.current;
      const variables = { input: { id, ...input }, version: version ?? known.current.version };
      const { data } = await client.mutate({ mutation: SaveJobDocument, variables });
      if (data?.updateOpenJob) known.current = { ...known.current, version: data.updateOpenJob.version };
      return;
    }
    const made = {
      ...(organizationId !== null && { organizationOpenJobsId: organizationId }),
      ...input,
      title: input.title ?? '',
      clientToken: createClientToken(),
    };
    const { data } = await client.mutate({ mutation: CreateJobDocument, variables: { input: made } });
    known.current = data?.createOpenJob ?? null;
  };
  const writeRows = async (changed: Partial<JobValues>, acceptsHiddenName: boolean) => {
    const { id: openJobID, selectionProcesses, mainJobs } = known.current ?? { id: '' };
    const { selectionProcesses: steps, occupations } = changed;
    const rows = selectionProcesses?.items ?? [];
    try {
      if (steps) await saveSteps({ openJobID, rows, acceptsHiddenName }, steps);
      if (occupations) await saveOccupations(openJobID, occupations, mainJobs?.items ?? []);
    } catch (error) {
      // Some rows may be stored: without them the next attempt would store them again.
      await read().catch(() => undefined);
      throw error;
    }
  };
  /**
   * Saves the job, then its selection steps and occupations. If the job is to become public and its steps
   * or occupations have changed, a further mutation at the end publishes it, because the API checks the
   * stored steps when it publishes a job. With `acceptsHiddenName`, texts may mention an organization that
   * the job hides.
   */
  const save = async (
    changed: Partial<JobValues>,
    version: number | undefined,
    values: JobValues,
    acceptsHiddenName: boolean,
  ): Promise<EditedRecord<JobValues>> => {
    const { selectionProcesses, occupations, skills, publication, ...plain } = changed;
    const own: OwnChanges = { ...plain, ...(skills && { skills: await findSkillIds(skills) }) };
    const isLast = publication === 'PUBLIC' && (selectionProcesses ?? occupations) !== undefined;
    const accepted = acceptsHiddenName && { acceptsHiddenName };
    try {
      const first = isLast || !publication ? own : { ...own, publication };
      await write({ ...buildJobInput(first, values), ...accepted }, version);
      await writeRows({ selectionProcesses, occupations }, acceptsHiddenName);
      const change = { ...buildJobInput({ publication }, values), ...accepted };
      if (isLast) await write(change, known.current?.version);
    } catch (error) {
      throw renameRefusedField(error, nameStepsField);
    }
    return read();
  };
  return { read, save, getId: () => known.current?.id };
}

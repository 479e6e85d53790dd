import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { diffValues } from '../../../../components/forms/edit/diffValues';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import {
  CreateJobDocument,
  EditedJobDocument,
  SaveJobDocument,
  SkillNamesDocument,
} from '../../../../generated/editJob';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
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
  const clientToken = useClientToken();
  const known = useRef<Known | null>(stored);
  /** The version that the job got from the last update by this editor; 0 before the first one. */
  const ownVersion = useRef(0);
  /** The id of the new job, if the create that was sent last is stored; it is the client token. */
  const sentId = useRef('');
  /** The fields of the new job that creates have sent. The API fills further ones, such as the owner. */
  const sentFields = useRef(new Set<string>());
  /** True from the beginning of a save until everything is stored: some of it may be, although it failed. */
  const isUnfinished = useRef(false);
  const { saveSteps, saveOccupations, withEditorIds } = useSaveRows();

  const find = async (id: string) => {
    const { data } = await client.query({
      ...{ query: EditedJobDocument, variables: { id }, fetchPolicy: 'network-only' },
    });
    return data?.getOpenJob ?? null;
  };
  const read = async (): Promise<EditedRecord<JobValues>> => {
    const job = await find(known.current?.id ?? '');
    if (!job) throw new Error('The job does not exist.');
    known.current = job;
    const record = toJobRecord(job);
    return isUnfinished.current ? withEditorIds(record) : record;
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
      const newest = Math.max(version ?? known.current.version, ownVersion.current);
      const variables = { input: { id, ...input }, version: newest };
      const { data } = await client.mutate({ mutation: SaveJobDocument, variables });
      if (!data?.updateOpenJob) return;
      ownVersion.current = data.updateOpenJob.version;
      known.current = { ...known.current, version: ownVersion.current };
      return;
    }
    sentId.current = clientToken();
    const made = {
      ...(organizationId !== null && { organizationOpenJobsId: organizationId }),
      ...input,
      title: input.title ?? '',
      clientToken: sentId.current,
    };
    const { data } = await client.mutate({ mutation: CreateJobDocument, variables: { input: made } });
    known.current = data?.createOpenJob ?? null;
  };
  const writeRows = async (changed: Partial<JobValues>, acceptsHiddenName: boolean) => {
    const { id: openJobID, selectionProcesses, mainJobs } = known.current ?? { id: '' };
    const { selectionProcesses: steps, occupations } = changed;
    const rows = selectionProcesses?.items ?? [];
    if (steps) await saveSteps({ openJobID, rows, acceptsHiddenName }, steps);
    if (occupations) await saveOccupations(openJobID, occupations, mainJobs?.items ?? []);
  };
  /**
   * Reads what a failed save has stored, because its answer may be lost and storing it again would store it twice.
   * Returns the record if it is a new job that the editor did not know to be stored.
   */
  const findStored = async (): Promise<EditedRecord<JobValues> | null> => {
    const isNew = known.current === null;
    const id = known.current?.id ?? sentId.current;
    const job = isUnfinished.current && id ? await find(id) : null;
    if (job) known.current = job;
    return job && isNew ? withEditorIds(toJobRecord(job)) : null;
  };
  /**
   * Stores the job, then its selection steps and occupations. If the job is to become public or to be reviewed and its
   * steps or occupations have changed, a further mutation at the end publishes it or asks for the review, because the
   * API then checks the stored steps.
   */
  const store = async (
    changed: Partial<JobValues>,
    version: number | undefined,
    values: JobValues,
    acceptsHiddenName: boolean,
  ) => {
    const { selectionProcesses, occupations, skills, publication, ...plain } = changed;
    const own: OwnChanges = { ...plain, ...(skills && { skills: await findSkillIds(skills) }) };
    const isChecked = publication === 'PUBLIC' || publication === 'REQUESTED';
    const isLast = isChecked && (selectionProcesses ?? occupations) !== undefined;
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
  };
  /**
   * Saves what was changed, and can be called again after any failure. With `acceptsHiddenName`, texts may mention
   * an organization that the job hides.
   */
  const save = async (
    changed: Partial<JobValues>,
    version: number | undefined,
    values: JobValues,
    acceptsHiddenName: boolean,
  ): Promise<EditedRecord<JobValues>> => {
    const found = await findStored();
    isUnfinished.current = true;
    if (!stored) Object.keys(changed).forEach((field) => sentFields.current.add(field));
    if (found) {
      const missing = Object.entries(diffValues(found.values, values)).filter(([field]) =>
        sentFields.current.has(field),
      );
      await store(Object.fromEntries(missing), found.version, values, acceptsHiddenName);
    } else await store(changed, version, values, acceptsHiddenName);
    isUnfinished.current = false;
    return read();
  };
  return { read, save, getId: () => known.current?.id };
}

import { useApolloClient } from '@apollo/client/react';
import {
  CreateJobDocument,
  CreateOccupationDocument,
  CreateStepDocument,
  SkillNamesDocument,
} from '../../../generated/editJob';
import { CreateOpenJobLimits } from '../../../generated/limits';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import { personOf } from '../../../lib/auth/personOf';
import { sessionStore } from '../../../lib/auth/sessionStore';
import type { JobArea } from '../edit/jobAreas';
import { buildJobCopy } from './buildJobCopy';
import { cutText } from '../../../../../model/cutText';
import type { StoredJobFragment } from '../../../generated/storedJob';

/** A job with everything that is needed to copy it, including its selection steps and occupations. */
interface CopiedJob extends StoredJobFragment {
  selectionProcesses: {
    items: readonly { step: number | null; title: string | null; description: string | null }[];
  } | null;
  mainJobs: { items: readonly { jobID: string | null; isSelected: boolean | null }[] } | null;
}

/**
 * Returns a function that creates a draft as a copy of a job, including its occupations and selection steps.
 * It resolves to the id of the draft, or rejects with the API's error.
 */
export function useCopyJob(area: JobArea) {
  const client = useApolloClient();
  const readSkillIds = async (names: readonly string[]) => {
    if (names.length === 0) return [];
    const { data } = await client.query({ query: SkillNamesDocument });
    const skills = data?.listSkills.items ?? [];
    return names.flatMap((name) => skills.find((skill) => skill.name === name)?.id ?? []);
  };
  return async (job: CopiedJob, titleOf: (title: string) => string): Promise<string> => {
    const skills = await readSkillIds(job.skills ?? []);
    const title = cutText(titleOf(job.title ?? ''), CreateOpenJobLimits.title);
    const sub = personOf(sessionStore.get()) ?? '';
    const input = { ...buildJobCopy(job, area, sub), title, skills, clientToken: createClientToken() };
    const { data } = await client.mutate({ mutation: CreateJobDocument, variables: { input } });
    const openJobID = data?.createOpenJob?.id ?? '';
    for (const { step, title: name, description } of job.selectionProcesses?.items ?? []) {
      const copy = { openJobID, step: step ?? 1, title: name, description };
      await client.mutate({ mutation: CreateStepDocument, variables: { input: copy } });
    }
    for (const { jobID, isSelected } of job.mainJobs?.items ?? []) {
      const copy = { openJobID, jobID: jobID ?? '', isSelected };
      await client.mutate({ mutation: CreateOccupationDocument, variables: { input: copy } });
    }
    return openJobID;
  };
}

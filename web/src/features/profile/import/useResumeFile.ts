import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SkillCatalogueDocument } from '../../../generated/editSkills';
import { OwnProfileDocument } from '../../../generated/ownProfile';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { reportError } from '../../../lib/errors/reportError';
import { buildSkillEntries } from '../skills/buildSkillEntries';
import { buildImportRows } from './buildImportRows';
import type { ImportRow } from './ImportRow';
import { readText } from '../../../lib/files/readText';
import { readJsonResume, type ResumeProblem } from './readJsonResume';

/**
 * The result of reading a file: a problem of the file, a failure to load the profile, or the differences
 * between file and profile.
 */
type Found = { problem: ResumeProblem } | { failure: Failure; file: File } | { rows: readonly ImportRow[] };

/**
 * Returns the result of reading the chosen file (null if none was chosen, and while it is read), and a
 * function that reads a file. The file is compared with the profile as it is stored when the file is read.
 */
export function useResumeFile(sub: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found | null>(null);
  const compare = async (text: string): Promise<Found> => {
    const read = readJsonResume(text);
    if ('problem' in read) return read;
    const variables = { sub };
    const { data } = await client.query({
      query: OwnProfileDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    if (!data?.getUser) throw new Error('The profile does not exist.');
    const hasSkills = (read.resume.skills ?? []).length > 0;
    const skills = hasSkills ? (await client.query({ query: SkillCatalogueDocument })).data : undefined;
    return { rows: buildImportRows(read.resume, data.getUser, skills ? buildSkillEntries(skills) : []) };
  };
  const read = async (file: File) => {
    setFound(null);
    const compared = await compare(await readText(file)).catch(async (error: unknown): Promise<Found> => {
      const failure = classifyFailure(error);
      if (failure.kind === 'Unexpected') await reportError('importResume', error);
      return { failure, file };
    });
    setFound(compared);
  };
  return { found, read };
}

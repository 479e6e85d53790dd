import { useMemo } from 'react';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import type { CareerQualificationFragment } from '../../../../generated/career';
import {
  CreateQualificationDocument,
  SaveQualificationDocument,
} from '../../../../generated/editQualifications';
import type { ReadCareer } from '../useCareer';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
import { useSend } from '../useSend';

/** The values of the form for a qualification. Dates are YYYY-MM-DD. */
export interface QualificationValues {
  name: string | null;
  organization: string | null;
  releaseDate: string | null;
  expirationDate: string | null;
  isNoExpiry: boolean;
}

/** Converts a qualification into the values of its form; without one, returns those of an empty form. */
function toRecord(qualification?: CareerQualificationFragment | null): EditedRecord<QualificationValues> {
  const { name, organization, releaseDate, expirationDate, isNoExpiry, version } = qualification ?? {};
  const texts = { name: name ?? null, organization: organization ?? null };
  const dates = { releaseDate: releaseDate ?? null, expirationDate: expirationDate ?? null };
  return { values: { ...texts, ...dates, isNoExpiry: isNoExpiry === true }, version };
}

interface EditedQualification {
  sub: string;
  qualification?: CareerQualificationFragment;
  read: ReadCareer;
}

/**
 * Returns the values of the form for a qualification, with two functions: one reads the values again from the
 * server, the other saves them.
 */
export function useQualificationRecord({ sub, qualification, read }: EditedQualification) {
  const send = useSend();
  const clientToken = useClientToken();
  const record = useMemo(() => toRecord(qualification), [qualification]);
  const readStored = async () => {
    const { qualifications } = await read();
    const stored = qualifications?.items.find(({ id }) => id === qualification?.id);
    if (!stored) throw new Error('The qualification does not exist any more.');
    return toRecord(stored);
  };
  const save = async (changed: Partial<QualificationValues>, version: number | undefined) => {
    if (qualification) {
      const input = { id: qualification.id, ...changed };
      const { updateQualification } = await send(SaveQualificationDocument, { input, version });
      return toRecord(updateQualification);
    }
    const input = { ...changed, userID: sub, name: changed.name ?? '', clientToken: clientToken() };
    const { createQualification } = await send(CreateQualificationDocument, { input });
    await read().catch(() => undefined);
    return toRecord(createQualification);
  };
  return { record, save, read: qualification ? readStored : undefined };
}

import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RecordEdits } from '../../../../../entities/audit/edits/RecordEdits';
import { TakeBackJobEditDocument } from '../../../../../generated/takeBackEdit';
import { getJobFailureText } from '../../../state/getJobFailureText';
import { useJobEditTexts } from './useJobEditTexts';

/**
 * The tab with the changes that job staff made while the job was public, and with those of them that
 * administrators took back, newest first.
 */
export function EditsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const texts = useJobEditTexts();
  const [takeBack] = useMutation(TakeBackJobEditDocument);
  return (
    <RecordEdits
      id={id}
      actions={{ edit: 'editPublicJob', takeBack: 'takeBackJobEdit' }}
      texts={texts}
      empty={t('adminJobs.noRows.edits')}
      send={(entryId) => takeBack({ variables: { input: { id, entryId } } })}
      getFailureText={(failure) => getJobFailureText(t, failure)}
    />
  );
}

import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RecordEdits } from '../../../../../entities/audit/edits/RecordEdits';
import { TakeBackJobEditDocument } from '../../../../../generated/takeBackEdit';
import type { TextKey } from '../../../../../i18n/TextKey';
import { getJobFailureText } from '../../../state/getJobFailureText';
import { formatJobValue } from './formatJobValue';
import { listShownChanges } from './listShownChanges';

/**
 * The tab with the changes that job staff made while the job was public, and with those of them that
 * administrators took back, newest first.
 */
export function EditsTab({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const [takeBack] = useMutation(TakeBackJobEditDocument);
  return (
    <RecordEdits
      id={id}
      actions={{ edit: 'editPublicJob', takeBack: 'takeBackJobEdit' }}
      texts={{
        listShown: listShownChanges,
        labelOf: (field) => t(`adminJobs.field.${field}` as TextKey, { defaultValue: field }),
        format: (field, json) => formatJobValue(t, i18n.language, field, json),
      }}
      empty={t('adminJobs.noRows.edits')}
      send={(entryId) => takeBack({ variables: { input: { id, entryId } } })}
      getFailureText={(failure) => getJobFailureText(t, failure)}
    />
  );
}

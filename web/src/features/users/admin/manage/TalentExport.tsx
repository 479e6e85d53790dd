import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { Setting } from '../../../../components/page/Setting';
import { ExportLine } from '../../../../entities/export/ExportLine';
import { useExports } from '../../../../entities/export/useExports';
import { ExportDataOfDocument } from '../../../../generated/manageUser';
import { createClientToken } from '../../../../lib/apollo/createClientToken';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';
import styles from './ManageUser.module.css';

/**
 * Lets an administrator export all data of a talent, and lists the exports that the administrator has made
 * for this talent, with their files. The list is loaded after an export was started or on request.
 */
export function TalentExport({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const [isLooking, setIsLooking] = useState(false);
  const { exports, refetch, download, cancel } = useExports(isLooking);
  const [mutate, { loading }] = useMutation(ExportDataOfDocument);
  const start = async () => {
    try {
      await mutate({ variables: { input: { sub, clientToken: createClientToken() } } });
      if (isLooking) await refetch();
      setIsLooking(true);
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    }
  };
  const own = exports?.filter(({ subject }) => subject === sub) ?? [];
  return (
    <Setting
      title={t('adminTalent.export.title')}
      lead={t('adminTalent.export.lead')}
      action={
        <div className={styles.actions}>
          {!isLooking && (
            <Button look="text" onClick={() => setIsLooking(true)}>
              {t('adminTalent.export.earlier')}
            </Button>
          )}
          <Button disabled={loading} onClick={() => void start()}>
            {t('adminTalent.export.start')}
          </Button>
        </div>
      }
    >
      {exports && own.length === 0 && <p>{t('adminTalent.export.none')}</p>}
      <ul aria-live="polite">
        {own.map((row) => (
          <ExportLine
            key={row.id}
            row={row}
            onDownload={() => void download(row.id)}
            onCancel={() => void cancel(row.id)}
          />
        ))}
      </ul>
    </Setting>
  );
}

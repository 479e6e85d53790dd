import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { CareerFileLinkDocument } from '../../../generated/career';
import type { FileOwner } from '../../../generated/schema';
import { toast } from '../../../lib/toast/toast';

interface FileButtonProps {
  /** The type and the id of the record that has the file. `field` is the field with the file's key. */
  type: FileOwner;
  id: string;
  field: string;
  filename: string;
}

/**
 * A button that downloads a private file. For a file that was uploaded a moment ago, the download fails until
 * the server has checked its content.
 */
export function FileButton({ filename, ...variables }: FileButtonProps) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    const query = { query: CareerFileLinkDocument, variables, fetchPolicy: 'no-cache' } as const;
    try {
      const { data } = await client.query(query);
      const url = data?.getFileLink?.url;
      if (url) window.location.assign(url);
      else toast.info(t('histories.file.notYet', { filename }));
    } catch {
      toast.error(t('histories.file.failed', { filename }));
    }
    setIsBusy(false);
  };
  return (
    <ActionButton
      size="small"
      look="text"
      disabled={isBusy}
      aria-label={t('histories.file.open', { filename })}
      onClick={() => void open()}
    >
      {t('histories.file.download')}
    </ActionButton>
  );
}

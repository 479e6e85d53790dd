import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { FileLinkDocument } from '../../generated/fileLink';
import type { FileOwner } from '../../generated/schema';
import { toast } from '../../lib/toast/toast';

interface FileButtonProps {
  /** The type and the id of the record that has the file. `field` is the field with the file's key. */
  type: FileOwner;
  id: string;
  field: string;
  filename: string;
  /** Says that the API returned no link. The default is for the owner: the file is still being checked. */
  missing?: string;
}

/**
 * A button that downloads a private file. The link is requested when it is pressed, because it is valid for five
 * minutes only. For a file that was uploaded a moment ago, the download fails until
 * the server has checked its content.
 */
export function FileButton({ filename, missing, ...variables }: FileButtonProps) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    const query = { query: FileLinkDocument, variables, fetchPolicy: 'no-cache' } as const;
    try {
      const { data } = await client.query(query);
      const url = data?.getFileLink?.url;
      if (url) window.location.assign(url);
      else toast.info(missing ?? t('file.notYet', { filename }));
    } catch {
      toast.error(t('file.failed', { filename }));
    }
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      look="text"
      disabled={isBusy}
      aria-label={t('file.open', { filename })}
      onClick={() => void open()}
    >
      {t('file.download')}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import { Grid } from '../layout/Grid';
import { Button } from '../buttons/Button';
import type { FilePurpose } from '../../generated/schema';
import { getUploadLimits } from './getUploadLimits';
import { Upload } from './Upload';
import type { SendFile } from './useUploads';

interface PictureFieldProps {
  label: string;
  purpose: FilePurpose;
  /** Uploads a picture and resolves to its key in the file bucket. */
  send: (...sent: Parameters<SendFile>) => Promise<string>;
  /**
   * Renders the picture that is stored under a key in the file bucket, or a substitute when the key is
   * null.
   */
  children: (picture: string | null) => ReactNode;
  /** The key of the uploaded picture in the file bucket; null when there is no picture. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/**
 * A form field for one picture. A chosen picture is uploaded at once and then shown; the record refers to it
 * only after the form is saved.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, purpose, send, children, value = null, onChange, id } = props;
  const { t } = useTranslation();
  const sendAndShow: SendFile = async (file, options) => {
    const key = await send(file, options);
    if (!options.signal.aborted) onChange?.(key);
  };
  return (
    <Grid gap={12}>
      <Stack gap={12} wrap align="center">
        {children(value)}
        {value !== null && (
          <Button size="small" look="text" onClick={() => onChange?.(null)}>
            {t('editing.picture.remove')}
          </Button>
        )}
      </Stack>
      <Upload id={id} label={label} {...getUploadLimits(purpose)} showsSent={false} send={sendAndShow} />
    </Grid>
  );
}

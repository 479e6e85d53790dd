import { useTranslation } from 'react-i18next';
import { getUploadLimits } from '../../../../components/forms/getUploadLimits';
import { Upload } from '../../../../components/forms/Upload';
import type { SendFile } from '../../../../components/forms/useUploads';
import { useSendFile } from '../../../../lib/files/useSendFile';

interface VideoFileProps {
  /** The sub of the talent in the video. */
  sub: string;
  label: string;
  /** Whether the record has a video already. */
  isStored: boolean;
  /** The id that connects the label of the form to this control. */
  id?: string;
  onChange?: (key: string) => void;
}

/** The form control for the uploaded video of an interview. */
export function VideoFile({ sub, label, isStored, id, onChange }: VideoFileProps) {
  const { t } = useTranslation();
  const send = useSendFile('INTERVIEW_VIDEO', sub);
  const sendAndKeep: SendFile = async (file, options) => {
    const key = await send(file, options);
    if (!options.signal.aborted) onChange?.(key);
  };
  return (
    <>
      {isStored && <p>{t('adminProfile.video.stored')}</p>}
      <Upload id={id} label={label} {...getUploadLimits('INTERVIEW_VIDEO')} send={sendAndKeep} />
    </>
  );
}

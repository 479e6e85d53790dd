import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { filePurposes } from '../../../../../model/filePurposes';
import { Upload } from '../../../components/forms/Upload';
import type { SendFile } from '../../../components/forms/useUploads';
import { useSendFile } from '../../../lib/files/useSendFile';
import blocks from '../blocks/Blocks.module.css';

interface BlockFileProps {
  /** The id of the stored block; undefined for a new block. */
  id?: string;
  label: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

const { types, mostBytes } = filePurposes.PORTFOLIO_FILE!;
const MEGABYTE = 1_048_576;

/**
 * The form control for the file of a portfolio block. If the block has no title, the file's name becomes its
 * title.
 */
export function BlockFile({ id, label, value, onChange }: BlockFileProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<{ title: string | null }>();
  const send = useSendFile('PORTFOLIO_FILE');
  const sendAndKeep: SendFile = async (file, options) => {
    const key = await send(file, options);
    if (options.signal.aborted) return;
    onChange?.(key);
    if (!form.getFieldValue('title')) form.setFieldValue('title', file.name);
  };
  return (
    <>
      {id && value && <p className={blocks.note}>{t('portfolio.editor.fileStored')}</p>}
      <Upload label={label} accept={types.join(',')} megabytes={mostBytes / MEGABYTE} send={sendAndKeep} />
    </>
  );
}

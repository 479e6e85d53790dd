import { useApolloClient } from '@apollo/client/react';
import { Checkbox } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getUploadLimits } from '../../../components/forms/getUploadLimits';
import { Upload } from '../../../components/forms/Upload';
import type { SendFile } from '../../../components/forms/useUploads';
import { CareerSheetMaker } from '../../../entities/profile/sheet/CareerSheetMaker';
import { ApplicantDocument, StoreResumeDocument } from '../../../generated/applyToJob';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { FileRefused } from '../../../lib/files/FileRefused';
import { useSendFile } from '../../../lib/files/useSendFile';
import { formatDate } from '../../../lib/format/formatDate';
import type { Applicant } from './Applicant';
import styles from './FilesInput.module.css';

/** The API takes this many files with an application. */
const MOST = 10;

interface FilesInputProps {
  sub: string;
  /** The talent's own files, among which they choose. */
  files: NonNullable<Applicant['resumes']>['items'];
  value?: readonly string[];
  onChange?: (ids: readonly string[]) => void;
}

/**
 * Checkboxes of the talent's own files, and an upload of further ones, which are stored among them and chosen at once.
 */
export function FilesInput({ sub, files, value = [], onChange }: FilesInputProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sendFile = useSendFile('RESUME');
  // Several uploads may end after this was rendered.
  const current = useRef(value);
  current.current = value;
  const toggle = (id: string, isChosen: boolean) => {
    const others = current.current.filter((one) => one !== id);
    current.current = isChosen ? [...others, id].slice(0, MOST) : others;
    onChange?.(current.current);
  };
  const send: SendFile = async (file, options) => {
    const key = await sendFile(file, options);
    options.signal.throwIfAborted();
    const input = { userID: sub, file: key, filename: file.name, fileType: file.type };
    const { data } = await client
      .mutate({
        ...{ mutation: StoreResumeDocument, variables: { input } },
        ...{ refetchQueries: [ApplicantDocument], awaitRefetchQueries: true },
      })
      .catch((error: unknown) => {
        throw classifyFailure(error).kind === 'Conflict' ? new FileRefused('noRoom') : error;
      });
    const id = data?.createUserResume?.id;
    if (id) toggle(id, true);
  };
  return (
    <div className={styles.files}>
      <ul>
        {files.map(({ id, filename, createdAt }) => (
          <li key={id}>
            <Checkbox
              checked={value.includes(id)}
              disabled={!value.includes(id) && value.length >= MOST}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              <span lang="ja">{filename}</span> <small>{formatDate(createdAt)}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      <CareerSheetMaker
        sub={sub}
        onAttach={(file) => send(file, { signal: new AbortController().signal, onProgress: () => undefined })}
      />
      <Upload
        isMultiple
        label={t('jobs.apply.filesAdd')}
        {...getUploadLimits('RESUME')}
        showsSent={false}
        send={send}
      />
    </div>
  );
}

import { Upload } from '../../../components/forms/Upload';
import type { SendFile } from '../../../components/forms/useUploads';
import type { Example } from '../Example';

/**
 * Simulates the sending of a file for the gallery: ten steps of progress. Fails for files whose name contains
 * `fail`.
 */
const send: SendFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 10; step++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (signal.aborted || file.name.includes('fail')) throw new Error('not sent');
    onProgress(step / 10);
  }
};

export const example: Example = {
  name: 'Upload',
  states: {
    one: () => <Upload label="プロフィール画像" accept="image/*" megabytes={5} send={send} />,
    several: () => <Upload label="職務経歴書" accept=".pdf,image/*" megabytes={10} isMultiple send={send} />,
  },
};

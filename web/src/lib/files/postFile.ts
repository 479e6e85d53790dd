interface PostedFile {
  url: string;
  /** The form fields that `createFileUpload` returned. They are sent before the file. */
  fields: Readonly<Record<string, string>>;
  file: File;
  signal: AbortSignal;
  /** Called with the part of the file that has been sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Posts a file to the bucket with a form. Rejects when the file was not accepted. It uses XMLHttpRequest,
 * because `fetch` cannot report the progress of an upload.
 */
export function postFile({ url, fields, file, signal, onProgress }: PostedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The upload was answered with ${request.status}.`));
    request.onerror = () => reject(new Error('The file was not sent.'));
    request.onabort = () => reject(new Error('The upload was cancelled.'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(form);
  });
}

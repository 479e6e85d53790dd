import { useApolloClient } from '@apollo/client/react';
import { CreateFileUploadDocument } from '../../generated/createFileUpload';
import type { FilePurpose } from '../../generated/schema';
import { classifyFailure } from '../errors/classifyFailure';
import { checkFile } from './checkFile';
import { FileRefused } from './FileRefused';
import { localCopies } from './localCopies';
import { postFile } from './postFile';

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Returns a function that checks and uploads one file for a purpose and resolves to the key to store in a
 * record. It rejects with FileRefused when the file, or a limit of uploads, does not permit the upload, and
 * with other errors when the upload fails. `signal` cancels it.
 * @param userID the sub of the talent that the file is about, for purposes that require one
 */
export function useSendFile(
  purpose: FilePurpose,
  userID?: string,
): (file: File, options: Sending) => Promise<string> {
  const client = useApolloClient();
  const requestForm = async ({ name: filename, type: contentType, size }: File) => {
    const input = { purpose, filename, contentType, size, userID };
    try {
      const { data } = await client.mutate({ mutation: CreateFileUploadDocument, variables: { input } });
      if (data) return data.createFileUpload;
    } catch (error) {
      const { kind, retryAt } = classifyFailure(error);
      if (kind === 'TooManyRequests') throw new FileRefused('tooMany', retryAt);
      if (kind === 'Conflict') throw new FileRefused('noRoom');
      throw error;
    }
    throw new Error('There is no form for the upload.');
  };
  return async (file, { signal, onProgress }) => {
    await checkFile(purpose, file);
    const { key, url, fields } = await requestForm(file);
    signal.throwIfAborted();
    const parsed = JSON.parse(fields) as Record<string, string>;
    await postFile({ url, fields: parsed, file, signal, onProgress });
    localCopies.add(key, file);
    return key;
  };
}

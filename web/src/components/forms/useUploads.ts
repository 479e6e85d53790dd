import { useEffect, useRef, useState } from 'react';
import { FileRefused, type RefusalReason } from '../../lib/files/FileRefused';

/**
 * A function that sends a file and reports the progress as a number from 0 to 1. It stops when the signal is
 * aborted. It rejects with FileRefused when sending the file again would not help.
 */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<unknown>;

export interface RunningUpload {
  id: number;
  file: File;
  state: 'sending' | 'sent' | 'failed' | 'tooLarge' | 'refused';
  /** The part of the file that has been sent, from 0 to 1. */
  progress: number;
  /** Why the file was refused. */
  reason?: RefusalReason;
  /** When a refused file may be sent again, if that is known. */
  retryAt?: string;
}

/**
 * Manages the files that a person has chosen for an upload: sends each at once unless it is larger than
 * `megabytes`. Returns the files with their states, and functions that add a file, cancel it and send it
 * again. Leaving the page cancels the running transfers. With `showsSent` false, a file leaves the list when
 * it is sent.
 */
export function useUploads(send: SendFile, megabytes: number, showsSent = true) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);
  const change = (id: number, changed: Partial<RunningUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const start = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', progress: 0 });
    const { signal } = controller;
    try {
      await send(file, { signal, onProgress: (progress) => change(id, { progress }) });
      if (showsSent) change(id, { state: 'sent', progress: 1 });
      else setUploads((all) => all.filter((one) => one.id !== id));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused)
        change(id, { state: 'refused', reason: error.reason, retryAt: error.retryAt });
      else change(id, { state: 'failed' });
    } finally {
      running.current.delete(id);
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): RunningUpload => {
      const state = file.size > megabytes * 1024 * 1024 ? 'tooLarge' : 'sending';
      return { id: nextId.current++, file, state, progress: 0 };
    });
    setUploads((all) => [...all, ...added]);
    for (const { id, file, state } of added) if (state === 'sending') void start(id, file);
  };
  return {
    uploads,
    add,
    /** Cancels the transfer of a file and removes the file from the list. */
    cancel(id: number) {
      running.current.get(id)?.abort();
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    retry(id: number) {
      const again = uploads.find((one) => one.id === id);
      if (again) void start(id, again.file);
    },
  };
}

import { useEffect, useRef, useState } from 'react';

/**
 * A function that sends a file and reports the progress as a number from 0 to 1. It stops when the signal is
 * aborted.
 */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

export interface RunningUpload {
  id: number;
  file: File;
  state: 'sending' | 'sent' | 'failed' | 'tooLarge';
  /** The part of the file that has been sent, from 0 to 1. */
  progress: number;
}

/**
 * Manages the files that a person has chosen for an upload: sends each at once and returns their states.
 * Leaving the page cancels the running transfers.
 */
export function useUploads(send: SendFile, megabytes: number) {
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
      change(id, { state: 'sent', progress: 1 });
    } catch {
      if (!signal.aborted) change(id, { state: 'failed' });
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

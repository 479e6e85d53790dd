/**
 * Returns the bytes of a file. It does not use `Blob.arrayBuffer`, because jsdom, in which the components are tested,
 * lacks that method.
 */
export const readBytes = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () =>
      reject(new Error('The file cannot be read.', { cause: reader.error })),
    );
    reader.readAsArrayBuffer(file);
  });

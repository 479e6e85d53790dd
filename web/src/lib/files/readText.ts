/**
 * Returns the text of a file. It does not use `Blob.text`, because jsdom, in which the components are tested,
 * lacks that method.
 */
export const readText = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new Error('The file cannot be read.', { cause: reader.error })),
    );
    reader.readAsText(file);
  });

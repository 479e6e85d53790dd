/** Returns the text of a file. `Blob.text` does not exist where the components are tested. */
export const readText = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new Error('The file cannot be read.', { cause: reader.error })),
    );
    reader.readAsText(file);
  });

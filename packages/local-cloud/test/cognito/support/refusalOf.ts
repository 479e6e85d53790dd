/**
 * Returns the name and the message of the error with which a promise rejects. If the promise resolves,
 * returns `was not refused: …`.
 */
export async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const done = await doing.then(
    (value) => `was not refused: ${JSON.stringify(value)}`,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return done;
}

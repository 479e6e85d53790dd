/** The name and message with which this is refused. */
export async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const done = await doing.then(
    (value) => `was not refused: ${JSON.stringify(value)}`,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return done;
}

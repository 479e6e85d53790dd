/** Throws an error with the message unless the condition holds. */
export function expectThat(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

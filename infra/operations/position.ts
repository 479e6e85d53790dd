/** A position of a long operation as the text that `--continue` takes. */
export const position = {
  write: (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url'),

  read<Position>(text: string): Position {
    try {
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as Position;
    } catch (cause) {
      throw new Error('--continue is not a position that the command has printed.', { cause });
    }
  },

  /** Prints how to continue the command from here, should it be interrupted. */
  announce(value: object): void {
    console.log(`To continue from here after an interruption, add: --continue ${position.write(value)}`);
  },
};

/**
 * Validates a value of a Cognito request and returns it with its type. `path` is the member's name in Cognito's error
 * message.
 */
export type Check<T> = (value: unknown, path: string) => T;

/** The checks of an operation's input in the Cognito API, by the name of the member. */
export type Shape = Record<string, Check<unknown>>;

export type Input<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

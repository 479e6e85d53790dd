/**
 * Validates a value of a Cognito request and returns it with its type. `path` is the member's name in Cognito's error
 * message.
 */
export type Check<T> = (value: unknown, path: string) => T;

/** The members of an input in the Cognito API, each with the function that validates it. */
export type Shape = Record<string, Check<unknown>>;

export type Input<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

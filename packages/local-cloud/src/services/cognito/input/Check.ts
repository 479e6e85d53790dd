/**
 * Validates a value of a Cognito request and returns the value with its type. `path` names the value in
 * Cognito's error message.
 */
export type Check<T> = (value: unknown, path: string) => T;

/** The members of an input in the Cognito API, each with the function that validates it. */
export type Shape = Record<string, Check<unknown>>;

export type Input<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/**
 * Validates a value in a request to Cognito and returns it with its type. `path` is the value's place in the
 * request, for the error message.
 */
export type Check<T> = (value: unknown, path: string) => T;

/** The expected members of an object in a request to Cognito, each with the function that validates it. */
export type Shape = Record<string, Check<unknown>>;

export type Input<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

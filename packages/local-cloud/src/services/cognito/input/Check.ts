/** Reads a value of the request or refuses it; `path` is how the service names the member in its message. */
export type Check<T> = (value: unknown, path: string) => T;

/** The members of an operation's input. */
export type Shape = Record<string, Check<unknown>>;

export type Input<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

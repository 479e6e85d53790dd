/** Code that the development loop can replace in the running stack: one resolver step or one Lambda function. */
export interface CodeUnit {
  kind: 'resolvers' | 'functions';
  /**
   * Name of the resolver step in AppSync, or the description of the Lambda function, by which the stack finds the
   * unit.
   */
  name: string;
  /** The file at which the code of a resolver step or Lambda function begins, relative to the project's root. */
  file: string;
  /** Compile-time constants with which the code of a resolver step is bundled; none for a function. */
  define: Record<string, unknown>;
}

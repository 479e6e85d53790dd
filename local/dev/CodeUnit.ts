/** Code that the development loop can replace in the running stack: one resolver step or one Lambda function. */
export interface CodeUnit {
  kind: 'resolvers' | 'functions';
  /**
   * The name by which the stack finds the code: the name of the resolver step in AppSync, or the description
   * of the Lambda function.
   */
  name: string;
  /** The entry file of the resolver step or Lambda function, relative to the project's root. */
  file: string;
  /** Compile-time constants with which a resolver step is bundled; empty for a function. */
  define: Record<string, unknown>;
}

/** The arguments of createUserApplies. */
export interface ApplyArgs {
  input: {
    userID: string;
    openJobID: string;
    owner?: string | null;
    type?: string | null;
    message?: string | null;
    url?: string | null;
    resumeIds?: readonly string[] | null;
    clientToken?: string | null;
  };
}

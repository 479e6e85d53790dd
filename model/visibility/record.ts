/** The fields that every record has. */
export const record = 'id createdAt updatedAt version';

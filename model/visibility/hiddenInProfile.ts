/**
 * The fields of a profile's rows that are for the talent and administrators alone. A test holds them and the
 * entities' rules together: a whole tree is too much to be projected row by row.
 */
export const hiddenInProfile = ['owner', 'owners', 'picId', 'commentatorID', 'file', 'filename', 'fileType'];
